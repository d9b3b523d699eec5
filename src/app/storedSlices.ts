import { load } from 'redux-localstorage-simple';
import { storageKeys } from '#config/storageKeys.ts';
import { fieldsOf } from '#lib/fields.ts';
import type { Fields } from '#lib/fields.ts';
import { migrate } from '#state/migrations.ts';
import type { PersistedState, RestoredState } from '#state/migrations.ts';

export const place = { namespace: storageKeys.reduxNamespace, disableWarnings: true };

/** Where earlier releases kept which lists are kept. */
const EARLIER_LISTS = 'lists.kept';

export type SliceName = keyof PersistedState;

/** A part that cannot be read counts as not stored and leaves the others alone. */
const loaded = (states: readonly string[], namespace: string): Fields => {
  try {
    return fieldsOf(load({ ...place, states: [...states], namespace }));
  } catch {
    return {};
  }
};

/** What is stored under the names of these slices, as it is found. */
export const storedParts = (names: readonly SliceName[]): Fields =>
  names.reduce<Fields>((found, name) => ({ ...found, ...loaded([name], place.namespace) }), {
    ...(names.includes('user') && loaded(['user'], storageKeys.earlierReduxNamespace)),
    ...(names.includes('lists') && loaded([EARLIER_LISTS], place.namespace)),
  });

/** What the first page needs of what is stored, checked. Denied, empty or corrupt storage gives the initial state. */
export const restoredState = (): RestoredState => migrate(storedParts(['user', 'lists', 'swap']));
