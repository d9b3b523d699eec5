import { useEffect } from 'react';
import { awaitContent } from '#lib/later.ts';
import { useMarketDaysBegun } from '#reads/markets/useMarketDays.ts';
import type { MarketRows } from './useMarketRows.ts';

/** Delays loads that each visit has until the list is shown or has failed. */
export const useAwaitedList = ({ status, rows }: MarketRows): void => {
  const hasBegun = useMarketDaysBegun();
  const hasRows = status === 'failed' || (hasBegun && (status === 'complete' || rows.length > 0));
  useEffect(() => (hasRows ? undefined : awaitContent()), [hasRows]);
};
