import { storageKeys } from '#config/storageKeys.ts';
import { restoreTrends } from '#domain/history/trendLines.ts';
import { createStoredValue } from '#lib/storedValue.ts';

export const keptTrends = createStoredValue(storageKeys.chartTrendLines, restoreTrends);
