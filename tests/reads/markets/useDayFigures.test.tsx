import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rules } from '#config/rules.ts';
import type { PairTrade } from '#domain/history/types.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { useRequestedFigures, type ReadDay } from '#reads/markets/useDayFigures.ts';
import { tradingData } from '#services/tradingData/tradingData.ts';
import { startOutside } from '../../support/outside.ts';
import { openReads } from '../../support/readAnswers.tsx';

await vi.hoisted(async () => {
  const { configure } = await import('../../support/configure.ts');
  configure({ VITE_DATA_API_URL: 'https://data.example' });
});

const at = (number: number) => toChecksumAddress(`0x${String(number).repeat(40)}`);
const NOW = 1_700_000_000;
const BLOCK = 10;
const price = { amount0: '2', amount1: '3' };
const figures = (volume1: string) => ({
  ...{ pair: at(1), token0: at(2), token1: at(3), block: BLOCK, timestamp: NOW },
  day: { open: price, last: price, high: price, low: price, volume0: '2000', volume1 },
});
const trade: PairTrade = {
  ...{ id: '1', blockNumber: 9, logIndex: 0, timestamp: NOW - 60, transactionHash: '0x' },
  ...{ amount0: 2000n, amount1: 3000n, buysToken0: true, source: 'pool' },
};
const tokens = { pair: at(1), token0: at(2), token1: at(3) };
const market = { baseIsToken0: true, baseDecimals: 6, quoteDecimals: 6 };
const dayTo = (toBlock: number): ReadDay => ({
  ...tokens,
  ...{ trades: [trade, { ...trade, blockNumber: 1, timestamp: NOW - 90_000 }], market, readTo: () => toBlock },
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

it('a service that fails until a pair’s 24 hours are read is queried again, and what it reports then is compared', async () => {
  const requests: string[] = [];
  const service = { answer: (): Response => new Response('', { status: 404 }) };
  startOutside({
    'data.example': ({ url }) => {
      requests.push(url.pathname + url.search);
      return service.answer();
    },
  });
  const { rerender } = renderHook(({ unread, read }) => useRequestedFigures(unread, read), {
    wrapper: openReads().wrapper,
    initialProps: { unread: [tokens], read: none as readonly ReadDay[] } as {
      readonly unread: readonly (typeof tokens)[];
      readonly read: readonly ReadDay[];
    },
  });
  await pass(1000);
  const request = `/v2/pair?token0Address=${at(2)}&token1Address=${at(3)}`;
  expect(requests).toEqual([request]);
  const settled = [dayTo(BLOCK + rules.service.depthBlocks)];
  rerender({ unread: none, read: settled });
  service.answer = () => Response.json({ data: figures('9999') });
  await pass(29_000);
  expect(requests).toEqual([request, request]);
  expect(tradingData?.status().kind).toBe('contradicted');
  // It is not requested once more.
  await pass(600_000);
  expect(requests).toEqual([request, request]);
});
