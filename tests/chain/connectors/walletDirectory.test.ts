import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  createWalletDirectory,
  ownProviders,
  readAnnouncement,
  type WalletHost,
} from '#chain/connectors/walletDirectory.ts';
import { createFakeWallet } from '../../support/fakeWallet.ts';

const info = { uuid: '1', name: 'Fox', rdns: 'io.fox', icon: 'data:image/png;base64,AAAA' };

const hostWith = (ethereum?: unknown): WalletHost & EventTarget => Object.assign(new EventTarget(), { ethereum });
const announce = (host: EventTarget, detail: unknown): void =>
  void host.dispatchEvent(Object.assign(new Event('eip6963:announceProvider'), { detail }));

describe('wallet discovery (EIP-6963)', () => {
  it('finds wallets that announce themselves on request', () => {
    const host = hostWith();
    const provider = createFakeWallet();
    host.addEventListener('eip6963:requestProvider', () => announce(host, { info, provider }));
    const directory = createWalletDirectory(host);
    directory.start();
    expect(directory.list()).toEqual([
      { id: 'io.fox', name: 'Fox', domain: 'io.fox', icon: info.icon, provider, isInjected: true },
    ]);
  });

  it('finds wallets that come later, notifies its listeners, and stops on request', () => {
    const host = hostWith();
    const directory = createWalletDirectory(host);
    const stop = directory.start();
    const listener = vi.fn();
    directory.subscribe(listener);
    announce(host, { info, provider: createFakeWallet() });
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    announce(host, { info: { ...info, rdns: 'io.other' }, provider: createFakeWallet() });
    expect(directory.list()).toHaveLength(1);
  });

  it('lists an announced wallet once, however often it announces', () => {
    const host = hostWith();
    const directory = createWalletDirectory(host);
    directory.start();
    const provider = createFakeWallet();
    announce(host, { info, provider });
    const before = directory.list();
    announce(host, { info, provider });
    expect(directory.list()).toBe(before);
  });

  it('distinguishes wallets by uuid: a known name never replaces another wallet', () => {
    const host = hostWith();
    const directory = createWalletDirectory(host);
    directory.start();
    const [genuine, namesake] = [createFakeWallet(), createFakeWallet()];
    announce(host, { info, provider: genuine });
    announce(host, { info: { ...info, uuid: '2' }, provider: namesake });
    announce(host, { info: { ...info, uuid: '2' }, provider: createFakeWallet() });
    expect(directory.list()).toHaveLength(2);
    expect(directory.find('io.fox')?.provider).toBe(genuine);
    expect(directory.find('io.fox 2')?.provider).toBe(namesake);
  });

  it('offers a plain window.ethereum', () => {
    const provider = createFakeWallet();
    const directory = createWalletDirectory(hostWith(provider));
    directory.start();
    expect(directory.list()).toEqual([{ id: 'injected', provider, isInjected: true }]);
  });

  it('does not offer window.ethereum besides the announcement of the same wallet', () => {
    const provider = createFakeWallet();
    const host = hostWith(provider);
    const directory = createWalletDirectory(host);
    directory.start();
    announce(host, { info, provider });
    expect(directory.list().map(({ id }) => id)).toEqual(['io.fox']);
  });

  it('takes no icon from another host', () => {
    const detail = { info: { ...info, icon: 'https://example.org/icon.png' }, provider: createFakeWallet() };
    expect(readAnnouncement(detail)).not.toHaveProperty('icon');
  });

  it.each([
    ['nothing', undefined],
    ['no provider', { info }],
    ['a provider without request', { info, provider: {} }],
    ['no name', { info: { ...info, name: '' }, provider: createFakeWallet() }],
    ['no reverse domain name', { info: { ...info, rdns: 5 }, provider: createFakeWallet() }],
  ])('ignores an announcement with %s', (_name, detail) => {
    expect(readAnnouncement(detail)).toBeUndefined();
  });

  it('offers each wallet of window.ethereum.providers once, without the announced ones', () => {
    const [fox, other, third] = [createFakeWallet(), createFakeWallet(), createFakeWallet()];
    const host = hostWith(Object.assign(createFakeWallet(), { providers: [fox, other, other, null, third] }));
    const directory = createWalletDirectory(host);
    directory.start();
    announce(host, { info, provider: fox });
    expect(directory.list().map(({ id, provider }) => [id, provider])).toEqual([
      ['io.fox', fox],
      ['injected', other],
      ['injected 2', third],
    ]);
  });

  const refusing = (field: string): object =>
    Object.defineProperty(createFakeWallet(), field, {
      get: () => {
        throw new Error('no');
      },
    });

  it.each(['request', 'providers'])('offers all others where window.ethereum throws at its %s', (field) => {
    const host = hostWith(refusing(field));
    const directory = createWalletDirectory(host);
    directory.start();
    announce(host, { info: refusing('name'), provider: createFakeWallet() });
    announce(host, { info, provider: createFakeWallet() });
    expect(directory.list().map(({ id }) => id)).toEqual(['io.fox']);
  });

  it('finds a wallet that came late without an event when it looks again, and keeps an unchanged list', () => {
    const host = hostWith();
    const directory = createWalletDirectory(host);
    directory.start();
    const listener = vi.fn();
    directory.subscribe(listener);
    host.ethereum = createFakeWallet();
    directory.lookAgain();
    expect(directory.list().map(({ id }) => id)).toEqual(['injected']);
    const before = directory.list();
    directory.lookAgain();
    expect(directory.list()).toBe(before);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('names a wallet without a readable name by its domain, and turns no text around a name', () => {
    const nameOf = (name: string): string | undefined =>
      readAnnouncement({ info: { ...info, name }, provider: createFakeWallet() })?.name;
    expect(nameOf(' \u200b\u202e ')).toBe('io.fox');
    expect(nameOf('\u202eteksaM\u202c')).toBe('teksaM');
    expect(nameOf('x'.repeat(5000))).toHaveLength(80);
  });

  it("takes a wallet for the application's own by its provider, never by its announced name", () => {
    const foreign = readAnnouncement({ info: { ...info, rdns: 'exchange.myt.demo' }, provider: createFakeWallet() });
    expect(foreign?.isInjected).toBe(true);
    const provider = createFakeWallet();
    ownProviders.add(provider);
    expect(readAnnouncement({ info, provider })?.isInjected).toBe(false);
  });

  it('gives each wallet its own id, whatever domains and uuids they announce', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            rdns: fc.constantFrom('injected', 'injected 2', 'walletConnect', 'io.fox', 'io.fox 2', 'io.fox io.fox'),
            uuid: fc.constantFrom('', '1', '2', '2 2', 'io.fox'),
          }),
        ),
        (announcements) => {
          const [plain, second] = [createFakeWallet(), createFakeWallet()];
          const host = hostWith(Object.assign(createFakeWallet(), { providers: [plain, second] }));
          const directory = createWalletDirectory(host);
          directory.start();
          for (const more of announcements)
            announce(host, { info: { ...info, ...more }, provider: createFakeWallet() });
          const ids = directory.list().map(({ id }) => id);
          expect(new Set([...ids, 'walletConnect']).size).toBe(ids.length + 1);
          expect(directory.find('injected')?.provider).toBe(plain);
          expect(directory.find('injected 2')?.provider).toBe(second);
        },
      ),
    ));

  it('takes no icon of more than half a megabyte', () => {
    const icon = `data:image/png;base64,${'A'.repeat(600_000)}`;
    expect(readAnnouncement({ info: { ...info, icon }, provider: createFakeWallet() })).not.toHaveProperty('icon');
  });
});
