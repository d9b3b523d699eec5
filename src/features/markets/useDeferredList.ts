import { useDeferredValue, type ReactElement } from 'react';
import type { MarketRows } from './useMarketRows.ts';

/**
 * Deferred renders are sliced; those of a store's new data are not. While pages of pools arrive, the list is not
 * deferred: each page would start its render over.
 */
export const useDeferredList = (list: ReactElement, { read, total = 0 }: MarketRows): ReactElement => {
  const deferred = useDeferredValue(list);
  return read < total ? list : deferred;
};
