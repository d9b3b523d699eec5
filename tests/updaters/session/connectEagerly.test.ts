import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rules } from '#config/rules.ts';
import { err, ok } from '#lib/result.ts';
import type { WalletActivation } from '#reads/wallet/useWalletActivation.ts';
import { createFakeWallet } from '../../support/fakeWallet.ts';
import { sendOne } from '../../support/sentRecord.ts';

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const PHONE = 'Mozilla/5.0 (Linux; Android 14) Mobile Safari/537.36';
const stopDirectories: (() => void)[] = [];

const areaOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

let host = new EventTarget();
let local = new Map<string, string>();
let session = new Map<string, string>();
let announced = 0;

/** The modules of a page that was just loaded: they keep announced wallets. */
const loadPage = async () => {
  vi.resetModules();
  const [directory, sessions, eager] = await Promise.all([
    import('#chain/connectors/walletDirectory.ts'),
    import('#chain/connectors/walletSession.ts'),
    import('#updaters/session/connectEagerly.ts'),
  ]);
  return { ...directory, ...sessions, ...eager };
};
let page: Awaited<ReturnType<typeof loadPage>>;

/** A browser as far as this goes. */
const openBrowser = (userAgent: string): void => {
  host = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, host[name].bind(host));
  }
  const window = { localStorage: areaOf(local), sessionStorage: areaOf(session) };
  vi.stubGlobal('window', Object.assign(window, { parent: window }));
  vi.stubGlobal('navigator', { userAgent });
};

beforeEach(async () => {
  page = await loadPage();
  vi.useFakeTimers();
  local = new Map();
  session = new Map();
  openBrowser('Mozilla/5.0 (X11; Linux x86_64)');
});
afterEach(() => {
  vi.useRealTimers();
  stopDirectories.splice(0).forEach((stop) => stop());
  vi.unstubAllGlobals();
});

const start = (outcome: 'connects' | 'refuses' = 'connects', answered: Promise<void> = Promise.resolve()) => {
  stopDirectories.push(page.walletDirectory.start());
  const requests: string[] = [];
  const activate: WalletActivation['activate'] = async (id, options) => {
    requests.push(`${id}${options?.onlyIfAuthorized ? '' : ' (asks)'}`);
    await answered;
    if (outcome === 'connects') return ok(undefined);
    page.walletSession.set({ phase: 'failed', walletId: id, problem: { code: 'rejected' } });
    return err({ code: 'rejected' });
  };
  const stop = page.connectEagerly(
    { activate, open: () => Promise.reject(new Error('No Safe frames this page')) },
    sendOne().store,
  );
  stopDirectories.push(stop);
  return { requests, stop };
};

/** A wallet announces itself; its id is new in each test. */
const announce = (shares: boolean, { isOwn = false } = {}) => {
  announced += 1;
  const id = `io.wallet.${announced}`;
  const wallet = createFakeWallet({ eth_accounts: shares ? [alice] : [] });
  if (isOwn) page.ownProviders.add(wallet);
  const detail = { info: { uuid: id, name: id, rdns: id }, provider: wallet };
  host.dispatchEvent(Object.assign(new Event('eip6963:announceProvider'), { detail }));
  return { id, wallet };
};
const settle = () => vi.advanceTimersByTimeAsync(rules.page.walletsSettleMs);

describe('a wallet of an earlier visit', () => {
  it('is tried as soon as it shows up, and no other one', async () => {
    local.set('wallet', `io.wallet.${announced + 2}`);
    const { requests } = start();
    announce(true);
    const { id } = announce(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toEqual([id]);
  });

  it('leaves "Connecting" as it is while it can still announce itself', () => {
    local.set('wallet', 'io.wallet.absent');
    page.walletSession.set({ phase: 'restoring' });
    start();
    expect(page.walletSession.current()).toEqual({ phase: 'restoring' });
  });

  it('is not waited for after the owner disconnected it', () => {
    local.set('wallet', '');
    page.walletSession.set({ phase: 'restoring' });
    start();
    expect(page.walletSession.current()).toEqual({ phase: 'idle' });
  });

  it('is tried once, however often wallets announce themselves', async () => {
    local.set('wallet', `io.wallet.${announced + 1}`);
    const { requests } = start();
    announce(true);
    await vi.advanceTimersByTimeAsync(0);
    announce(true);
    announce(true);
    await settle();
    expect(requests).toHaveLength(1);
  });

  it('is tried again when it offers an account or changes its chain, until this is stopped', async () => {
    local.set('wallet', `io.wallet.${announced + 1}`);
    const { requests, stop } = start();
    const { wallet } = announce(false);
    await vi.advanceTimersByTimeAsync(0);
    wallet.emit('accountsChanged', [alice]);
    await vi.advanceTimersByTimeAsync(0);
    wallet.emit('chainChanged', '0x89');
    expect(requests).toHaveLength(3);
    stop();
    wallet.emit('accountsChanged', [alice]);
    expect([requests.length, wallet.listenerCount()]).toEqual([3, 0]);
  });

  it.each([
    { outcome: 'connects', attempts: 1 },
    { outcome: 'refuses', attempts: 2 },
  ] as const)(
    'is not tried twice at once: one that $outcome while it offers an account is tried $attempts times',
    async ({ outcome, attempts }) => {
      local.set('wallet', `io.wallet.${announced + 1}`);
      let answer = (): void => undefined;
      const { requests } = start(outcome, new Promise((resolve) => (answer = resolve)));
      const { wallet } = announce(true);
      await vi.advanceTimersByTimeAsync(0);
      wallet.emit('accountsChanged', [alice]);
      wallet.emit('chainChanged', '0x89');
      expect(requests).toHaveLength(1);
      answer();
      await vi.advanceTimersByTimeAsync(0);
      expect(requests).toHaveLength(attempts);
    },
  );

  it('after a disconnect by hand none is connected', async () => {
    local.set('wallet', '');
    const { requests } = start();
    announce(true);
    await settle();
    expect(requests).toEqual([]);
  });
});

describe('a first visit', () => {
  it('waits until all wallets had time to announce themselves', async () => {
    const { requests } = start();
    const { id } = announce(true);
    await vi.advanceTimersByTimeAsync(rules.page.walletsSettleMs - 1);
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toEqual([id]);
  });

  it('is connected though another wallet never answers', async () => {
    const { requests } = start();
    const silent = announce(false);
    silent.wallet.answer('eth_accounts', () => new Promise(() => undefined));
    const { id } = announce(true);
    await settle();
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(requests).toEqual([id]);
  });

  it('guesses none where two share an account', async () => {
    const { requests } = start();
    announce(true);
    announce(true);
    await settle();
    expect(requests).toEqual([]);
  });

  it("connects none of the application's own", async () => {
    const { requests } = start();
    announce(true, { isOwn: true });
    await settle();
    expect(requests).toEqual([]);
  });

  it('connects none after it was stopped, also where the wallet answers late', async () => {
    const { requests, stop } = start();
    const { wallet } = announce(true);
    wallet.answer('eth_accounts', () => new Promise((resolve) => void setTimeout(() => resolve([alice]), 50)));
    await settle();
    stop();
    await vi.advanceTimersByTimeAsync(100);
    expect(requests).toEqual([]);
  });

  it('works where the browser denies its storage', async () => {
    const window = {};
    vi.stubGlobal('window', Object.assign(window, { parent: window }));
    const { requests } = start();
    const { id } = announce(true);
    await settle();
    expect(requests).toEqual([id]);
  });
});

describe('an eager connection on a phone', () => {
  beforeEach(() => openBrowser(PHONE));

  it('the only wallet may ask, once a visit', async () => {
    const { requests, stop } = start();
    const { id } = announce(false);
    await settle();
    stop();
    const later = start();
    await settle();
    expect([requests, later.requests]).toEqual([[`${id} (asks)`], [id]]);
  });

  it('a refusal is no error to show', async () => {
    const { requests } = start('refuses');
    announce(false);
    await settle();
    expect(requests).toHaveLength(1);
    expect(page.walletSession.current().phase).toBe('idle');
  });
});

describe('an eager connection in a frame', () => {
  it('waits for the Safe, and connects a wallet of this browser where there is none', async () => {
    const parent = new EventTarget();
    vi.stubGlobal('window', {
      ...window,
      addEventListener: vi.fn(),
      parent: Object.assign(parent, { postMessage: vi.fn() }),
    });
    const { requests } = start();
    const { id } = announce(true);
    await settle();
    expect(requests).toEqual([]);
    await vi.waitFor(() => expect(requests).toEqual([id]), { timeout: 20_000 });
  });
});
