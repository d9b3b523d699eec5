import { useEffect, useDeferredValue, type ReactElement } from 'react';
import { awaitContent } from '#lib/later.ts';
import { useMarketDaysBegun } from '#reads/markets/useMarketDays.ts';
import type { MarketRows } from './useMarketRows.ts';

/** Delays loads that each visit has until the list is shown or has failed. */
export const useAwaitedList = ({ status, rows }: MarketRows): void => {
  const hasBegun = useMarketDaysBegun();
  const hasRows = status === 'failed' || (hasBegun && (status === 'complete' || rows.length > 0));
  useEffect(() => (hasRows ? undefined : awaitContent()), [hasRows]);
};

/**
 * React divides a deferred render into slices, but not one for a store's new data. While pages of pools arrive, the
 * list is not deferred, because each page would restart its render.
 */
export const useDeferredList = (list: ReactElement, { read, total = 0 }: MarketRows): ReactElement => {
  const deferred = useDeferredValue(list);
  return read < total ? list : deferred;
};
