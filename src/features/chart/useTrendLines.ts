import { useSyncExternalStore } from 'react';
import { withTrends, type TrendLine } from '#domain/history/trendLines.ts';
import { keptTrends } from '#stores/keptTrends.ts';
import type { ChartMarket } from './chartMarket.ts';

const noLines: readonly TrendLine[] = [];

/** The setter keeps lines that other tabs have drawn meanwhile. */
export const useTrendLines = ({ baseToken, quoteToken }: Pick<ChartMarket, 'baseToken' | 'quoteToken'>) => {
  const kept = useSyncExternalStore(keptTrends.subscribe, keptTrends.read);
  const name = `${baseToken.address} ${quoteToken.address}`;
  const change = (apply: (lines: readonly TrendLine[]) => readonly TrendLine[]): void => {
    const now = keptTrends.read();
    keptTrends.keep(withTrends(now, name, apply(now[name]?.lines ?? noLines), Date.now()));
  };
  const isSame = (a: TrendLine, b: TrendLine): boolean => JSON.stringify(a) === JSON.stringify(b);
  return {
    lines: kept[name]?.lines ?? noLines,
    add: (line: TrendLine) => change((lines) => [...lines, line]),
    remove: (line: TrendLine) => change((lines) => lines.filter((other) => !isSame(other, line))),
    removeAll: () => change(() => noLines),
  };
};

export type TrendLines = ReturnType<typeof useTrendLines>;
