import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it, vi } from 'vitest';
import { rules } from '#config/rules.ts';
import type { Head } from '#domain/freshness/freshness.ts';
import type { ServerTime } from '#services/serverTime.ts';
import { clockChecked } from '#state/app/slice.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { compareNodes } from '#updaters/block/compareNodes.ts';

const NOW = 1_700_000_000_000;
const urls = ['https://first', 'https://second', 'https://third'];
/** `ageMs`: how old the newest block of a node is. */
const head = (source: number, number: number, ageMs = 1000): Head => ({
  source: urls[source] ?? 'wallet',
  number,
  timestamp: (NOW - ageMs) / 1000,
});
const serverAt = (aheadMs: number, uncertaintyMs = 0): ServerTime => ({
  serverMs: NOW + aheadMs,
  deviceMs: NOW,
  uncertaintyMs,
});

const compare = async (heads: readonly Head[], server?: ServerTime, before?: number) => {
  const store = configureStore({ reducer: rootReducer });
  if (before !== undefined) store.dispatch(clockChecked({ offsetMs: before }));
  const preferred: string[] = [];
  const nodes = {
    urls,
    current: () => urls[0] ?? '',
    prefer: (url: string) => void preferred.push(url),
    use: vi.fn(),
    fault: () => undefined,
    isTrusted: () => true,
  };
  await compareNodes({
    store,
    nodes,
    readHeads: () => Promise.resolve(heads),
    readServerTime: () => Promise.resolve(server),
    now: () => NOW,
  });
  return { preferred, app: store.getState().app };
};

describe('the node to be queried from now on', () => {
  it('is the first one, where it is as good as the others', async () => {
    expect((await compare([head(0, 100), head(1, 100)], serverAt(0))).preferred).toEqual([urls[0]]);
  });

  it('is another one, where the first is far behind', async () => {
    const { preferred } = await compare([head(0, 100, 600_000), head(1, 400), head(2, 400)], serverAt(0));
    expect(preferred).toEqual([urls[1]]);
  });

  it('is never one whose newest block is of the future: it lies', async () => {
    const { preferred } = await compare([head(0, 100), head(1, 9_000_000, -3_600_000)], serverAt(0));
    expect(preferred).toEqual([urls[0]]);
  });

  it('is never the wallet, however far ahead it is', async () => {
    const { preferred } = await compare([head(0, 100), { ...head(0, 900), source: 'wallet' }], serverAt(0));
    expect(preferred).toEqual([urls[0]]);
  });

  it('is none where none answers', async () => {
    const { preferred, app } = await compare([], serverAt(0));
    expect([preferred, app.heads]).toEqual([[], []]);
  });
});

describe('the comparison that the store receives', () => {
  it('the store has the newest blocks of all that answered', async () => {
    const heads = [head(0, 100), head(1, 101)];
    expect((await compare(heads)).app.heads).toEqual(heads);
  });

  it("the store has the clock's offset, by the server", async () => {
    expect((await compare([head(0, 100)], serverAt(3_600_000))).app.clockOffsetMs).toBe(3_600_000);
  });

  it('a difference within what the answer took on its way is none', async () => {
    const off = rules.clock.toleranceMs + 2000;
    expect((await compare([], serverAt(off))).app.clockOffsetMs).toBe(off);
    expect((await compare([], serverAt(off, 2000))).app.clockOffsetMs).toBe(0);
  });

  it('nothing changes where it cannot be known, and an earlier finding stays', async () => {
    expect((await compare([head(0, 100, 3_600_000)], undefined, 42)).app.clockOffsetMs).toBe(42);
  });

  it("the device's clock counts where no time is known at the first comparison", async () => {
    expect((await compare([], undefined)).app.clockOffsetMs).toBe(0);
  });
});
