import { storageKeys } from '#config/storageKeys.ts';
import { restoreTrends, type KeptTrends } from '#domain/history/trendLines.ts';
import { storage } from '#lib/storage.ts';

/** Read at each call: another tab may have drawn. */
export const storedTrends = (): KeptTrends => restoreTrends(storage.get(storageKeys.chartTrendLines));

export const keepTrends = (trends: KeptTrends): boolean =>
  storage.set(storageKeys.chartTrendLines, JSON.stringify(trends));
