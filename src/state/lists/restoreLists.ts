import { fieldsOf } from '#lib/fields.ts';
import { isBoolean } from '../storedChecks.ts';
import { initialLists, withBuiltIns, type KeptList, type ListsState } from './slice.ts';

const MAX_LISTS = 200;
/** A name or a protocol. Only a download shows if the list exists. */
const LOCATION = /^[\w-]+[.:]\S{1,2040}$/;

const keptIn = (url: unknown, active: unknown): readonly KeptList[] =>
  typeof url === 'string' && LOCATION.test(url) && isBoolean(active) ? [{ url, active }] : [];

/** Active state by location; earlier releases stored an array. */
export const restoreLists = (stored: unknown): ListsState => {
  const { kept } = fieldsOf(stored);
  const entries: readonly (readonly [unknown, unknown])[] = Array.isArray(kept)
    ? kept.map((entry) => [fieldsOf(entry).url, fieldsOf(entry).active])
    : Object.entries(fieldsOf(kept));
  const lists = new Map(entries.flatMap(([url, active]) => keptIn(url, active)).map((list) => [list.url, list]));
  return { ...initialLists, kept: withBuiltIns([...lists.values()].slice(0, MAX_LISTS)) };
};
