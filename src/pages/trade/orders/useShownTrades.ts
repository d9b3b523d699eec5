import { useMemo } from 'react';
import { newestTradeFirst } from '#domain/portfolio/ownTrade.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useOwnTrades } from '#reads/history/useOwnTrades.ts';
import { useReportedTrades } from '#reads/history/useReportedTrades.ts';
import { useTokens } from '#reads/tokens/useTokens.ts';
import type { AccountEvents } from '#stores/accountOrdersStore.ts';
import { alignedTrades, tradeRow, type TradeRow } from './ownHistoryView.ts';

export interface ShownTrades {
  readonly rows: readonly TradeRow[];
  readonly isSome: boolean;
}

export const useShownTrades = (account: Address | undefined, events: AccountEvents): ShownTrades => {
  const { trades, tokens } = useOwnTrades(account, events);
  const isUnread = valueOf(events) === undefined;
  const newest = useReportedTrades(account, isUnread);
  const newestTokens = useTokens(newest.flatMap(({ soldToken, boughtToken }) => [soldToken, boughtToken]));
  return useMemo(() => {
    const all = [...newest, ...trades].toSorted(newestTradeFirst);
    const known = new Map([...tokens, ...newestTokens]);
    return { rows: alignedTrades(all.flatMap((entry) => tradeRow(entry, known) ?? [])), isSome: newest.length > 0 };
  }, [trades, tokens, newest, newestTokens]);
};
