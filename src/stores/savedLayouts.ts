import { deskStorageKeys } from '#config/deskStorageKeys.ts';
import { readLayouts, type NamedLayouts } from '#domain/desk/namedLayouts.ts';
import { storage } from '#lib/storage.ts';
import { storedJson } from '#lib/storedJson.ts';

/** Read at each call: another tab may have saved one. */
export const savedLayouts = (): NamedLayouts => readLayouts(storedJson(deskStorageKeys.saved));

export const keepLayouts = (layouts: NamedLayouts): boolean =>
  storage.set(deskStorageKeys.saved, JSON.stringify(layouts));
