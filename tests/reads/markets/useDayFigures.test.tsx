import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rules } from '#config/rules.ts';
import type { DayFigures } from '#domain/markets/dayFigures.ts';
import type { PairTrade } from '#domain/history/types.ts';
import { err, ok } from '#lib/result.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { useRequestedFigures, type ReadDay } from '#reads/markets/useDayFigures.ts';
import { tradingData } from '#services/tradingData/tradingData.ts';

const { service } = vi.hoisted(() => ({ service: { head: vi.fn(), pair: vi.fn(), pairs: vi.fn() } }));

vi.mock('#services/tradingData/tradingData.ts', async () => {
  const { createServiceWatch } = await import('#services/dataService/serviceWatch.ts');
  return { tradingData: createServiceWatch(service) };
});

const at = (number: number) => toChecksumAddress(`0x${String(number).repeat(40)}`);
const NOW = 1_700_000_000;
const BLOCK = 10;
const price = { numerator: 3n, denominator: 2n };
const figures = (volume1: bigint): DayFigures => ({
  ...{ pair: at(1), block: BLOCK, timestamp: NOW },
  day: { open: price, last: price, high: price, low: price, volume0: 2000n, volume1 },
});
const trade: PairTrade = {
  ...{ id: '1', blockNumber: 9, logIndex: 0, timestamp: NOW - 60, transactionHash: '0x' },
  ...{ amount0: 2000n, amount1: 3000n, buysToken0: true, source: 'pool' },
};
const tokens = { pair: at(1), token0: at(2), token1: at(3) };
const market = { baseIsToken0: true, baseDecimals: 6, quoteDecimals: 6 };
const dayTo = (toBlock: number): ReadDay => ({
  ...tokens,
  ...{ trades: [trade, { ...trade, blockNumber: 1, timestamp: NOW - 90_000 }], market, toBlock },
});
const none: readonly never[] = [];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (milliseconds: number) =>
  act(async () => {
    // The store comes with the first who listens to it.
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

it('a service that fails until a pair’s 24 hours are read is queried again, and what it tells then is compared', async () => {
  service.pair.mockResolvedValue(err({ code: 'timeout' }));
  const { rerender } = renderHook(({ unread, read }) => useRequestedFigures(unread, read), {
    initialProps: { unread: [tokens], read: none as readonly ReadDay[] } as {
      readonly unread: readonly (typeof tokens)[];
      readonly read: readonly ReadDay[];
    },
  });
  await pass(1000);
  expect(service.pair).toHaveBeenCalledTimes(1);
  const settled = [dayTo(BLOCK + rules.service.depthBlocks)];
  rerender({ unread: none, read: settled });
  service.pair.mockResolvedValue(ok(figures(9999n)));
  await pass(29_000);
  expect(service.pair).toHaveBeenCalledTimes(2);
  expect(tradingData?.status().kind).toBe('contradicted');
  // It is not requested once more.
  await pass(600_000);
  expect(service.pair).toHaveBeenCalledTimes(2);
});
