import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { OrderStory } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import { hint, type Reported } from '#lib/reported.ts';
import { lazyStore } from '#lib/later.ts';
import { dataService } from '#services/dataService/dataService.ts';
import type { ReportedOrder } from '#services/dataService/types.ts';
import { tradingData } from '#services/tradingData/tradingData.ts';
import { useBlock } from '../calls/useBlock.ts';
import { useWatched } from '../wallet/useWallet.ts';
import type { Candidate } from './useOpenElsewhere.ts';

const none: readonly Candidate[] = [];
const noneReported: readonly Reported<ReportedOrder>[] = [];

const store = lazyStore(
  tradingData || dataService ? async () => (await import('#stores/reportedOrders.ts')).reportedOrders : undefined,
);

const candidateOf = (order: Reported<ReportedOrder>): Candidate => {
  const { orderNo, soldToken, boughtToken } = hint(order);
  return { soldToken, boughtToken, index: orderNo, state: 'open' };
};

/**
 * Used until `stories` is read. Requests nothing for a watched account, because the service would learn who watches it.
 */
export const useReportedOrders = (
  account: Address | undefined,
  stories: readonly OrderStory[] | undefined,
): readonly Candidate[] => {
  const isRead = stories !== undefined;
  const { timestamp } = useBlock();
  const isWatching = useWatched().phase === 'watching';
  const reportedOrders = useSyncExternalStore(store.subscribe, store.read);
  const reported = useSyncExternalStore(
    store.subscribe,
    useCallback(() => store.read()?.orders(account) ?? noneReported, [account]),
  );
  useEffect(() => {
    if (account === undefined || !reportedOrders) return;
    if (!stories) {
      if (!isWatching) reportedOrders.want(account);
    } else if (reported.length > 0 && timestamp !== undefined)
      reportedOrders.check(account, new Set(stories.map(({ key }) => key)), timestamp);
  }, [reportedOrders, account, stories, reported, timestamp, isWatching]);
  return useMemo(() => (isRead ? none : reported.map(candidateOf)), [isRead, reported]);
};
