import { laterStorageKeys } from '#config/laterStorageKeys.ts';
import { readOwnFilter, type OwnFilter } from '#domain/history/ownFilter.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { fieldsOf } from '#lib/fields.ts';
import { memoize } from '#lib/memoize.ts';
import { tabStorage } from '#lib/storage.ts';

export type OwnTableName = 'open' | 'history' | 'mine';

type OwnFilters = Readonly<Record<OwnTableName, OwnFilter>>;

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
};

/** The same text gives the same objects. */
const filtersIn = memoize((text: string | undefined): OwnFilters => {
  const { open, history, mine } = fieldsOf(parsed(text));
  return { open: readOwnFilter(open), history: readOwnFilter(history), mine: readOwnFilter(mine) };
});

const all = (): OwnFilters => filtersIn(tabStorage.get(laterStorageKeys.ownFilters));

const changed = createNotifier();

/** Filters of this tab, kept through a reload. */
export const ownFilters = {
  subscribe: changed.add,
  get: (table: OwnTableName): OwnFilter => all()[table],
  set(table: OwnTableName, filter: OwnFilter): void {
    tabStorage.set(laterStorageKeys.ownFilters, JSON.stringify({ ...all(), [table]: filter }));
    changed.tell();
  },
};
