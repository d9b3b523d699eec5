import { storage } from './storage.ts';

/** Parsed JSON under a key; undefined if it is missing or invalid. */
export const storedJson = (key: string): unknown => {
  try {
    const stored = storage.get(key);
    return stored === undefined ? undefined : JSON.parse(stored);
  } catch {
    return undefined;
  }
};
