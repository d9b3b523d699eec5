import { deskStorageKeys } from '#config/deskStorageKeys.ts';
import { readLayouts } from '#domain/desk/namedLayouts.ts';
import { keyOfNamed } from '#lib/namedList.ts';
import { createSharedValue } from '#lib/sharedValue.ts';

export const savedLayouts = createSharedValue(deskStorageKeys.saved, readLayouts, keyOfNamed);
