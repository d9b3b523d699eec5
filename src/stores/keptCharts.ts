import { laterStorageKeys } from '#config/laterStorageKeys.ts';
import { restoreGrid } from '#domain/desk/chartGrid.ts';
import { createStoredValue } from '#lib/storedValue.ts';

export const keptCharts = createStoredValue(laterStorageKeys.chartGrid, restoreGrid);
