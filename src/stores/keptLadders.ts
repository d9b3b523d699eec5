import { laterStorageKeys } from '#config/laterStorageKeys.ts';
import { readTemplates } from '#domain/trade/ladderTemplates.ts';
import { createStoredValue } from '#lib/storedValue.ts';

export const keptLadders = createStoredValue(laterStorageKeys.ladderTemplates, readTemplates);
