import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tradesReadTo, usePairHistory, usePairTrades } from '#reads/history/usePairHistory.ts';
import { historyStore, type PairHistory } from '#stores/historyStore.ts';
import { mockBook, MYT, USDC } from '../../pages/trade/mockMarket.ts';

const trades: PairHistory['trades'] = [];
const read = (toBlock: number, change: Partial<PairHistory> = {}): PairHistory => ({
  ...{ status: 'reading', trades, progress: toBlock / 1000, coverage: { fromBlock: 1, toBlock } },
  ...change,
});

it('draws the readers of trades in no block that adds none, and knows the newest block that was read', () => {
  const show = (history: PairHistory): void => act(() => historyStore.record(mockBook().pair, history));
  let draws = 0;
  const { result } = renderHook(() => {
    draws += 1;
    return usePairTrades(MYT.address, USDC.address);
  });
  const whole = renderHook(() => usePairHistory(MYT.address, USDC.address));
  show(read(10));
  const [before, first] = [draws, result.current];
  for (const block of [11, 12, 13]) show(read(block));
  expect(draws).toBe(before);
  expect(result.current).toBe(first);
  expect(tradesReadTo(USDC.address, MYT.address)).toBe(13);
  expect(whole.result.current.coverage?.toBlock).toBe(13);
  for (const change of [{ trades: [...trades] }, { status: 'complete' }, { since: 5 }] as const) {
    show(read(14, change));
    expect(result.current).toMatchObject(change);
  }
  expect(draws).toBe(before + 3);
});
