import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { OrderStory } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import { lazyStore } from '#lib/lazyStore.ts';
import { dataService } from '#services/dataService/dataService.ts';
import type { ToldOrder } from '#services/dataService/types.ts';
import { tradingData } from '#services/tradingData/tradingData.ts';
import { useBlock } from '../calls/useBlock.ts';
import { useWatched } from '../wallet/useWallet.ts';
import type { Candidate } from './useOpenElsewhere.ts';

const none: readonly Candidate[] = [];
const noneTold: readonly ToldOrder[] = [];

const store = lazyStore(
  tradingData || dataService ? async () => (await import('#stores/toldOrders.ts')).toldOrders : undefined,
);

const candidateOf = ({ orderNo, soldToken, wantedToken }: ToldOrder): Candidate => ({
  soldToken,
  wantedToken,
  index: orderNo,
  state: 'open',
});

/**
 * Positions of the account's open orders by a service, until its events are read from the chain (`stories`); then both
 * are compared. The report decides nothing: each order is read from the chain. No request for an account that is only
 * watched: the service would learn who looks at whom.
 */
export const useToldOrders = (
  account: Address | undefined,
  stories: readonly OrderStory[] | undefined,
): readonly Candidate[] => {
  const isRead = stories !== undefined;
  const { timestamp } = useBlock();
  const isWatching = useWatched().phase === 'watching';
  const toldOrders = useSyncExternalStore(store.subscribe, store.read);
  const told = useSyncExternalStore(
    store.subscribe,
    useCallback(() => store.read()?.orders(account) ?? noneTold, [account]),
  );
  useEffect(() => {
    if (account === undefined || !toldOrders) return;
    if (!stories) {
      if (!isWatching) toldOrders.want(account);
    } else if (told.length > 0 && timestamp !== undefined)
      toldOrders.check(account, new Set(stories.map(({ key }) => key)), timestamp);
  }, [toldOrders, account, stories, told, timestamp, isWatching]);
  return useMemo(() => (isRead ? none : told.map(candidateOf)), [isRead, told]);
};
