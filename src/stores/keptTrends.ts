import { storageKeys } from '#config/storageKeys.ts';
import { readTrends } from '#domain/history/trendLines.ts';
import { createStoredValue } from '#lib/storedValue.ts';

export const keptTrends = createStoredValue(storageKeys.chartTrendLines, readTrends);
