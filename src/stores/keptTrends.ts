import { storageKeys } from '#config/storageKeys.ts';
import { readTrends } from '#domain/history/trendLines.ts';
import { createSharedValue } from '#lib/sharedValue.ts';

export const keptTrends = createSharedValue(storageKeys.chartTrendLines, readTrends);
