import { storage } from './storage.ts';

/** What is stored under a key; undefined if there is nothing that can be read. */
export const storedJson = (key: string): unknown => {
  try {
    const stored = storage.get(key);
    return stored === undefined ? undefined : JSON.parse(stored);
  } catch {
    return undefined;
  }
};
