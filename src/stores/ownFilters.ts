import { laterStorageKeys } from '#config/laterStorageKeys.ts';
import { readOwnFilter, type OwnFilter } from '#domain/history/ownFilter.ts';
import { fieldsOf } from '#lib/fields.ts';
import { tabStorage } from '#lib/storage.ts';
import { createStoredValue } from '#lib/storedValue.ts';

export type OwnTableName = 'open' | 'history' | 'mine';

type OwnFilters = Readonly<Record<OwnTableName, OwnFilter>>;

const readFilters = (stored: unknown): OwnFilters => {
  const { open, history, mine } = fieldsOf(stored);
  return { open: readOwnFilter(open), history: readOwnFilter(history), mine: readOwnFilter(mine) };
};

export const ownFilters = createStoredValue(laterStorageKeys.ownFilters, readFilters, tabStorage);
