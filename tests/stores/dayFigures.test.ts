import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PairTokens } from '#chain/reading/bookReads.ts';
import { rules } from '#config/rules.ts';
import type { DayFigures } from '#domain/markets/dayFigures.ts';
import type { PairTrade } from '#domain/history/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { err, ok } from '#lib/result.ts';
import { reported } from '#lib/reported.ts';
import { createServiceWatch } from '#services/dataService/serviceWatch.ts';
import { createDayFigures } from '#stores/dayFigures.ts';

const at = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`;
const pairAt = (number: number): PairTokens => ({ pair: at(number), token0: at(100), token1: at(200 + number) });
const price = { numerator: 3n, denominator: 2n };
const NOW = 1_700_000_000;
const figuresOf = (pair: Address, volume1 = 3000n): DayFigures => ({
  ...{ pair, block: 10, timestamp: NOW },
  day: { open: price, last: price, high: price, low: price, volume0: 2000n, volume1 },
});
const trade: PairTrade = {
  ...{ id: '1', blockNumber: 9, logIndex: 0, timestamp: NOW - 60, transactionHash: '0x' },
  ...{ amount0: 2000n, amount1: 3000n, buysToken0: true, source: 'pool' },
};
const older: PairTrade = { ...trade, blockNumber: 1, timestamp: NOW - 90_000 };
const market = { baseIsToken0: true, baseDecimals: 6, quoteDecimals: 6 };

/** Block at which the reported block is final. */
const SETTLED = 10 + rules.service.depthBlocks;

const begin = () => {
  const service = {
    head: vi.fn(() => Promise.resolve(ok(10))),
    pair: vi.fn(() => Promise.resolve(ok(reported(figuresOf(at(1)))))),
    pairs: vi.fn(() => Promise.resolve(ok(reported([figuresOf(at(1)), figuresOf(at(2))])))),
  };
  const watch = createServiceWatch(service);
  return { service, watch, store: createDayFigures(watch) };
};

afterEach(() => {
  vi.useRealTimers();
});

describe('the first figures of markets', () => {
  it('one market is requested alone, several at once, and nothing twice', async () => {
    const { service, store } = begin();
    store.want([pairAt(1)]);
    await vi.waitFor(() => expect(store.figures().size).toBe(1));
    expect(service.pair).toHaveBeenCalledWith(at(100), at(201));
    store.want([pairAt(1)]);
    store.want([pairAt(1), pairAt(2), pairAt(3)]);
    await vi.waitFor(() => expect(store.figures().size).toBe(2));
    store.want([pairAt(3)]);
    expect(service.pairs).toHaveBeenCalledTimes(1);
    expect(service.pair).toHaveBeenCalledTimes(1);
  });

  it('nothing is requested, and there is nothing, without a service', () => {
    const store = createDayFigures(undefined);
    store.want([pairAt(1)]);
    store.check(at(1), { trades: [trade], market, toBlock: 10 });
    expect(store.figures().size).toBe(0);
  });

  it('a confirmed figure stays, a denied one is named, and nothing of the service is believed again', async () => {
    const { watch, store } = begin();
    store.want([pairAt(1), pairAt(2)]);
    await vi.waitFor(() => expect(store.figures().size).toBe(2));
    store.check(at(1), { trades: [trade, older], market, toBlock: SETTLED });
    expect(watch.status().kind).toBe('unknown');
    const listener = vi.fn();
    store.subscribe(listener);
    const other = [{ ...trade, amount1: 3001n }, older];
    // Near the head a block may be replaced, and a node may lag.
    store.check(at(2), { trades: other, market, toBlock: 10 });
    store.check(at(2), { trades: other, market, toBlock: SETTLED - 1 });
    expect(watch.status().kind).toBe('unknown');
    store.check(at(2), { trades: other, market, toBlock: SETTLED });
    expect(watch.status().kind).toBe('contradicted');
    expect(listener).toHaveBeenCalled();
    expect(store.figures().size).toBe(0);
    store.want([pairAt(7)]);
    expect(store.figures().size).toBe(0);
  });

  it('figures without a verdict are compared again when more of the chain is read', async () => {
    const { watch, store } = begin();
    store.want([pairAt(1), pairAt(2)]);
    await vi.waitFor(() => expect(store.figures().size).toBe(2));
    store.check(at(1), { trades: [trade], market, toBlock: SETTLED });
    expect(watch.status().kind).toBe('unknown');
    store.check(at(1), { trades: [{ ...trade, amount1: 3001n }, older], market, toBlock: SETTLED + 1 });
    expect(watch.status().kind).toBe('contradicted');
  });

  it('all pairs are fetched once in a while, whichever come into view, and what is needed meanwhile is served', async () => {
    vi.useFakeTimers();
    const { service, store } = begin();
    store.want([pairAt(1)]);
    store.want([pairAt(1), pairAt(2), pairAt(3)]);
    expect(service.pairs).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.figures().size).toBe(2);
    store.want([pairAt(2), pairAt(4), pairAt(5)]);
    store.want([pairAt(6)]);
    await vi.advanceTimersByTimeAsync(200_000);
    expect(service.pair).toHaveBeenCalledTimes(1);
    expect(service.pairs).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200_000);
    store.want([pairAt(7), pairAt(8)]);
    await vi.advanceTimersByTimeAsync(0);
    expect(service.pairs).toHaveBeenCalledTimes(2);
  });

  it('after a failure they are requested again, not at once, and only while they are needed', async () => {
    vi.useFakeTimers();
    const { service, store } = begin();
    service.pairs.mockResolvedValue(err({ code: 'timeout' }) as never);
    const leave = store.want([pairAt(1), pairAt(2)]);
    await vi.advanceTimersByTimeAsync(20_000);
    store.want([pairAt(1), pairAt(2)])();
    expect(service.pairs).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(service.pairs).toHaveBeenCalledTimes(2);
    leave();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(service.pairs).toHaveBeenCalledTimes(2);
  });

  it('a service that fails is shown', async () => {
    const { service, watch, store } = begin();
    service.pairs.mockResolvedValueOnce(err({ code: 'timeout' }) as never);
    store.want([pairAt(1), pairAt(2)]);
    await vi.waitFor(() => expect(watch.status().kind).toBe('failing'));
  });
});
