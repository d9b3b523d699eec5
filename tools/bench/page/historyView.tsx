import type { ReactElement } from 'react';
import { storageKeys } from '#config/storageKeys.ts';
import type { CandleInterval } from '#domain/history/types.ts';
import type { Token } from '#domain/tokens/types.ts';
import { ChartPanel, chartMarketOf } from '#features/chart/index.ts';
import { storage } from '#lib/storage.ts';
import { bookStore } from '#stores/bookStore.ts';
import { historyStore } from '#stores/historyStore.ts';
import { startHistory } from '#updaters/history/startHistory.ts';
import { HISTORY_TOKENS } from '../historyMarket.ts';
import type { HistoryView } from './types.ts';

const [address0, address1] = HISTORY_TOKENS;
const token = (address: typeof address0, symbol: string): Token => ({
  kind: 'token',
  chainId: 137,
  address,
  symbol,
  name: symbol,
  decimals: 18,
});

export const STAGE = { width: 1000, height: 500, display: 'flex' } as const;

export const historyMarket = chartMarketOf({ base: token(address1, 'BASE'), quote: token(address0, 'QUOTE') });

/** Starts to read the market that is shown. */
export const historyReading = async (): Promise<HistoryView> => {
  const { pair } = bookStore.pairOf(address0, address1);
  await startHistory();
  return {
    trades: () => historyStore.history(pair)?.trades.length ?? 0,
    isComplete: () => historyStore.history(pair)?.status === 'complete',
    hasDrawing: () => document.querySelector('canvas') !== null,
  };
};

export const startHistoryView = (
  interval: CandleInterval,
  show: (content: ReactElement) => void,
): Promise<HistoryView> => {
  storage.set(storageKeys.chartInterval, interval);
  show(
    <div style={STAGE}>
      <ChartPanel market={historyMarket} account={undefined} way={null} />
    </div>,
  );
  return historyReading();
};
