import { laterStorageKeys } from '#config/laterStorageKeys.ts';
import { readTemplates } from '#domain/trade/ladderTemplates.ts';
import { keyOfNamed } from '#lib/namedList.ts';
import { createSharedValue } from '#lib/sharedValue.ts';

export const keptLadders = createSharedValue(laterStorageKeys.ladderTemplates, readTemplates, keyOfNamed);
