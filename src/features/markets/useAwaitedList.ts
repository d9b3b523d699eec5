import { useEffect } from 'react';
import { awaitContent } from '#lib/laterParts.ts';
import { useMarketDaysBegun } from '#reads/markets/useMarketDays.ts';
import type { MarketListView } from './useMarketList.ts';

/** For pages that are opened for the list: what every visit loads later waits until it stands, or cannot be read. */
export const useAwaitedList = ({ status, rows }: MarketListView): void => {
  const hasBegun = useMarketDaysBegun();
  const isThere = status === 'failed' || (hasBegun && (status === 'complete' || rows.length > 0));
  useEffect(() => (isThere ? undefined : awaitContent()), [isThere]);
};
