import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, it, vi } from 'vitest';
import { blockSeen, clockChecked, headClaimed } from '#state/app/slice.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { createFreshnessWatch } from '#updaters/block/freshnessWatch.ts';

const START = 1_700_000_000;
const URLS = ['https://first.example', 'https://second.example'];

/** A page whose seconds pass one by one; blocks come every two of them while the chain runs. */
const openPage = () => {
  const store = configureStore({ reducer: rootReducer });
  const compare = vi.fn(() => Promise.resolve());
  let second = 0;
  let current = URLS[0] ?? '';
  let clockOffMs = 0;
  const now = () => (START + second) * 1000 + clockOffMs;
  const nodes = {
    urls: URLS,
    current: () => current,
    prefer: (url: string) => void (current = url),
    use: vi.fn(),
    fault: () => undefined,
    isTrusted: () => true,
  };
  const watch = createFreshnessWatch({ store, nodes, now, elapsed: () => second * 1000, compare });
  const blockNow = (lagSeconds = 1): void => {
    const blockNumber = 1000 + second / 2;
    const blockTimestamp = START + second - lagSeconds;
    store.dispatch(blockSeen({ chainId: 137, blockNumber, blockTimestamp, seenAtMs: now() }));
  };
  const pass = async (seconds: number, { chainRuns = true } = {}): Promise<number> => {
    compare.mockClear();
    for (const end = second + seconds; second < end;) {
      second += 1;
      if (chainRuns && second % 2 === 0) blockNow();
      await watch.look();
    }
    return compare.mock.calls.length;
  };
  watch.seen(true);
  return { store, watch, nodes, pass, setClock: (offMs: number) => void (clockOffMs = offMs) };
};

describe('the nodes are compared', () => {
  it('never while blocks are fresh', async () => {
    const { pass } = openPage();
    expect(await pass(600)).toBe(0);
  });

  it('when they are late, again soon, and then ever more rarely', async () => {
    const { pass } = openPage();
    await pass(20);
    expect(await pass(8, { chainRuns: false })).toBe(0);
    expect(await pass(4, { chainRuns: false })).toBe(1);
    expect(await pass(60, { chainRuns: false })).toBe(2);
    expect(await pass(600, { chainRuns: false })).toBeLessThanOrEqual(10);
    await pass(60);
    expect(await pass(12, { chainRuns: false })).toBe(1);
  });

  it("at once when the first block is old by the device's clock, which may be wrong", async () => {
    const { pass, setClock, store } = openPage();
    setClock(300_000);
    expect(await pass(2)).toBe(1);
    store.dispatch(clockChecked({ offsetMs: -300_000 }));
    expect(await pass(600)).toBe(0);
  });

  it('when no first block comes', async () => {
    const { pass } = openPage();
    expect(await pass(4, { chainRuns: false })).toBe(0);
    expect(await pass(2, { chainRuns: false })).toBe(1);
  });

  it('they are not compared while the page is hidden, and after that only if no new block comes', async () => {
    const { pass, watch } = openPage();
    await pass(20);
    watch.seen(false);
    expect(await pass(3600, { chainRuns: false })).toBe(0);
    watch.seen(true);
    expect(await pass(60)).toBe(0);
    watch.seen(false);
    await pass(3600, { chainRuns: false });
    watch.seen(true);
    expect(await pass(6, { chainRuns: false })).toBe(1);
  });

  it('once a minute while another node than the first is queried', async () => {
    const { nodes, pass } = openPage();
    await pass(20);
    nodes.prefer(URLS[1] ?? '');
    expect(await pass(180)).toBe(3);
  });

  it('once a minute at most while the data service claims what cannot be', async () => {
    const { store, pass } = openPage();
    await pass(20);
    store.dispatch(headClaimed(1e12));
    expect(await pass(180)).toBe(3);
  });

  it('when blocks are ahead of the clock, until that is explained', async () => {
    const { setClock, store, pass } = openPage();
    await pass(20);
    setClock(-600_000);
    expect(await pass(10)).toBe(1);
    store.dispatch(clockChecked({ offsetMs: 600_000 }));
    expect(await pass(600)).toBe(0);
  });
});
