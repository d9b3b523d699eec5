import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { OrderStory } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import { toldOrders } from '#stores/toldOrders.ts';
import type { Candidate } from './useOpenElsewhere.ts';

const none: readonly Candidate[] = [];

/**
 * Where the trading-data service says that the account's open orders are, until its events are read from the chain
 * (`stories`); then it is compared with them. What is told decides nothing: the chain is asked about each.
 */
export const useToldOrders = (
  account: Address | undefined,
  stories: readonly OrderStory[] | undefined,
): readonly Candidate[] => {
  const isRead = stories !== undefined;
  useEffect(() => {
    if (account === undefined) return;
    if (stories) toldOrders.check(account, new Set(stories.map(({ key }) => key)));
    else toldOrders.want(account);
  }, [account, stories]);
  const told = useSyncExternalStore(
    toldOrders.subscribe,
    useCallback(() => toldOrders.orders(account), [account]),
  );
  return useMemo(
    () =>
      isRead ? none : told.map(({ orderNo, ...tokens }) => ({ ...tokens, index: orderNo, state: 'open' as const })),
    [isRead, told],
  );
};
