import { useMemo } from 'react';
import { newestTradeFirst, type OwnTrade } from '#domain/portfolio/ownTrade.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useOwnTrades } from '#reads/history/useOwnTrades.ts';
import { useReportedTrades } from '#reads/history/useReportedTrades.ts';
import { useTokens } from '#reads/tokens/useTokens.ts';
import type { AccountEvents } from '#stores/accountOrdersStore.ts';
import { tradeEntries, type OwnEntry } from './ownEntries.ts';

interface ShownTrades {
  readonly entries: readonly OwnEntry<OwnTrade>[];
  readonly tokens: ReadonlyMap<Address, Token>;
  /** True while trades are missing, so that nothing may be summed. */
  readonly isSome: boolean;
}

export const useShownTrades = (account: Address | undefined, events: AccountEvents): ShownTrades => {
  const { trades, tokens } = useOwnTrades(account, events);
  const isUnread = valueOf(events) === undefined;
  const newest = useReportedTrades(account, isUnread);
  const newestTokens = useTokens(newest.flatMap(({ soldToken, boughtToken }) => [soldToken, boughtToken]));
  return useMemo(() => {
    const all = newest.length === 0 ? trades : [...newest, ...trades].toSorted(newestTradeFirst);
    const known = new Map([...tokens, ...newestTokens]);
    return { entries: tradeEntries(all, known), tokens: known, isSome: newest.length > 0 };
  }, [trades, tokens, newest, newestTokens]);
};
