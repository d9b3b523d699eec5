import { useDeferredValue, type ReactElement } from 'react';
import type { MarketRows } from './useMarketRows.ts';

/**
 * React divides a deferred render into slices, but not one for a store's new data. While pages of pools arrive, the
 * list is not deferred, because each page would restart its render.
 */
export const useDeferredList = (list: ReactElement, { read, total = 0 }: MarketRows): ReactElement => {
  const deferred = useDeferredValue(list);
  return read < total ? list : deferred;
};
