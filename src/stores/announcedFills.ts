import { storageKeys } from '#config/storageKeys.ts';
import type { SafeStorage } from '#lib/storage.ts';

export const announcedFillsIn = (kept: SafeStorage): readonly string[] => {
  try {
    const found: unknown = JSON.parse(kept.get(storageKeys.announcedFills) ?? '[]');
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};
