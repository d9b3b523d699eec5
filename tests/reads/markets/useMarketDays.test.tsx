import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it, onTestFinished } from 'vitest';
import type { PairTrade } from '#domain/history/types.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { historyStore, type PairHistory } from '#stores/historyStore.ts';
import { useMarketDays } from '#reads/markets/useMarketDays.ts';
import { blockSeen } from '#state/app/slice.ts';
import { rootReducer } from '#state/rootReducer.ts';

const NOW = 1_700_000_000;
const at = (number: number) => toChecksumAddress(`0x${String(number).repeat(40)}`);
const pair = { pair: at(1), token0: at(2), token1: at(3) };

const trade = (hoursAgo: number): PairTrade => ({
  ...{ id: `${hoursAgo}`, blockNumber: 100 - hoursAgo, logIndex: 0, timestamp: NOW - hoursAgo * 3600 },
  ...{ transactionHash: `0x${'ab'.repeat(32)}`, amount0: 1n, amount1: 1n, buysToken0: true, source: 'book' },
});

const show = () => {
  const store = configureStore({ reducer: rootReducer });
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactElement => (
    <Provider store={store}>{children}</Provider>
  );
  onTestFinished(historyStore.watch(pair));
  const { result } = renderHook(useMarketDays, { wrapper });
  const { chainId } = store.getState().app;
  act(() => void store.dispatch(blockSeen({ chainId, blockNumber: 100, blockTimestamp: NOW, seenAtMs: NOW * 1000 })));
  return {
    record: (trades: readonly PairTrade[], status: PairHistory['status']) => {
      const coverage = { fromBlock: 0, toBlock: 100 };
      act(() => historyStore.record(pair.pair, { status, trades, coverage, progress: 0.5 }));
    },
    days: () => result.current.get(pair.pair),
  };
};

it('the last 24 hours of a followed pair come from its history', () => {
  const { record, days } = show();
  const trades = [trade(1), trade(24)];
  record(trades, 'reading');
  expect(days()).toBe(trades);
  const more = [trade(0), ...trades];
  record(more, 'reading');
  expect(days()).toBe(more);
});

it('a history that does not reach back 24 hours is not used, unless it is read to the beginning', () => {
  const { record, days } = show();
  const trades = [trade(1), trade(23)];
  record(trades, 'reading');
  expect(days()).toBeUndefined();
  record(trades, 'complete');
  expect(days()).toBe(trades);
});
