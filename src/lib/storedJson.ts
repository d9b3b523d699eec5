import { storage } from './storage.ts';

export const storedJson = (key: string): unknown => {
  try {
    const stored = storage.get(key);
    return stored === undefined ? undefined : JSON.parse(stored);
  } catch {
    return undefined;
  }
};
