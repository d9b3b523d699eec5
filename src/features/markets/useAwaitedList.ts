import { useEffect } from 'react';
import { awaitContent } from '#lib/laterParts.ts';
import { useMarketDaysBegun } from '#reads/markets/useMarketDays.ts';
import type { MarketListView } from './useMarketList.ts';

/** Delays the loads of every visit until the list is shown or has failed. */
export const useAwaitedList = ({ status, rows }: MarketListView): void => {
  const hasBegun = useMarketDaysBegun();
  const hasRows = status === 'failed' || (hasBegun && (status === 'complete' || rows.length > 0));
  useEffect(() => (hasRows ? undefined : awaitContent()), [hasRows]);
};
