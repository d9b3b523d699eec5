import { useMemo, useSyncExternalStore } from 'react';
import { withTrends, type TrendLine } from '#domain/history/trendLines.ts';
import { keptTrends } from '#stores/keptTrends.ts';
import type { ChartMarket } from './chartMarket.ts';

const noLines: readonly TrendLine[] = [];

const isSame = (a: TrendLine, b: TrendLine): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The setter keeps lines that other tabs have drawn meanwhile. */
export const useTrendLines = ({ baseToken, quoteToken }: Pick<ChartMarket, 'baseToken' | 'quoteToken'>) => {
  const kept = useSyncExternalStore(keptTrends.subscribe, keptTrends.read);
  const name = `${baseToken.address} ${quoteToken.address}`;
  const lines = kept[name]?.lines ?? noLines;
  return useMemo(() => {
    const change = (apply: (lines: readonly TrendLine[]) => readonly TrendLine[]): void => {
      const now = keptTrends.read();
      keptTrends.keep(withTrends(now, name, apply(now[name]?.lines ?? noLines), Date.now()));
    };
    return {
      lines,
      add: (line: TrendLine) => change((known) => [...known, line]),
      remove: (line: TrendLine) => change((known) => known.filter((other) => !isSame(other, line))),
      removeAll: () => change(() => noLines),
    };
  }, [lines, name]);
};

export type TrendLines = ReturnType<typeof useTrendLines>;
