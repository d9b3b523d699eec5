import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import { safeFrame } from '#stores/safeFrame.ts';
import { watchedAccount } from '#stores/watchedAccount.ts';
import { connectSafe } from '#updaters/session/connectSafe.ts';
import { sendOne } from '../../support/sentRecord.ts';

const SAFE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

type Listener = (event: object) => void;

/** A page around this one that answers `getSafeInfo` so late. */
const frameBy = (answerAfterMs: number, isReadOnly = false): void => {
  const listeners: Listener[] = [];
  const parent = {
    postMessage: ({ id, method }: { readonly id: string; readonly method: string }) => {
      if (method !== 'getSafeInfo') return;
      const data = { safeAddress: SAFE, chainId: POLYGON_CHAIN_ID, threshold: 2, owners: [SAFE], isReadOnly };
      const answer = { id, success: true, version: '1.0.0', data };
      const origin = new URL(env.safeHosts[0] ?? '').origin;
      setTimeout(
        () => listeners.forEach((listener) => listener({ origin, source: parent, data: answer })),
        answerAfterMs,
      );
    },
  };
  vi.stubGlobal('window', {
    crypto,
    parent,
    addEventListener: (_: string, listener: Listener) => void listeners.push(listener),
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  safeFrame.set({ phase: 'none' });
  watchedAccount.set({ phase: 'off' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = (isFree = true) => {
  const opened: unknown[] = [];
  const open = (connector: unknown) => Promise.resolve(void opened.push(connector));
  const found = connectSafe(open, sendOne().store, () => isFree);
  return { opened, found };
};

describe('the Safe whose page frames this one', () => {
  it('is connected at once where it answers at once', async () => {
    frameBy(10);
    const { opened, found } = start();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await found).toBe(true);
    expect(opened).toHaveLength(1);
  });

  it('is connected where it answers after 20 seconds, and shown as awaited until then', async () => {
    frameBy(20_000);
    const { opened, found } = start();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await found).toBe(false);
    expect([opened.length, safeFrame.current().phase]).toEqual([0, 'waiting']);
    await vi.advanceTimersByTimeAsync(25_000);
    expect([opened.length, safeFrame.current().phase]).toEqual([1, 'found']);
  });

  it('is offered, and takes nothing over, where another wallet is connected by then', async () => {
    frameBy(20_000);
    const { opened } = start(false);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(opened).toEqual([]);
    const frame = safeFrame.current();
    if (frame.phase === 'found') await frame.connect();
    expect(opened).toHaveLength(1);
  });

  it('is watched where its page lets nobody sign', async () => {
    frameBy(10, true);
    const { opened, found } = start();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await found).toBe(true);
    expect(opened).toEqual([]);
    expect(watchedAccount.current()).toMatchObject({ phase: 'watching', account: SAFE, isReadOnlySafe: true });
  });
});
