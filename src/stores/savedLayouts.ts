import { deskStorageKeys } from '#config/deskStorageKeys.ts';
import { readLayouts } from '#domain/desk/namedLayouts.ts';
import { createStoredValue } from '#lib/storedValue.ts';

export const savedLayouts = createStoredValue(deskStorageKeys.saved, readLayouts);
