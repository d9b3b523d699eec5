import { storageKeys } from '#config/storageKeys.ts';
import type { Fields } from '#lib/fields.ts';
import { storedJson } from '#lib/storedJson.ts';
import { migrate, type PersistedState, type RestoredState } from '#state/migrations.ts';

export const place = { namespace: storageKeys.reduxNamespace, disableWarnings: true };

export type SliceName = keyof PersistedState;

/** Reads the format of the storing package. Empty if unreadable, so that other slices stay intact. */
const slice = (name: string, key: string): Fields => {
  const value = storedJson(key);
  return value === undefined ? {} : { [name]: value };
};

const { reduxNamespace, earlierReduxNamespace } = storageKeys;

const earlierLists = (): Fields => {
  const kept = storedJson(`${reduxNamespace}_lists.kept`);
  return kept === undefined ? {} : { lists: { kept } };
};

/** Values of the stored slices, not validated. */
export const storedParts = (names: readonly SliceName[]): Fields =>
  names.reduce<Fields>((found, name) => ({ ...found, ...slice(name, keyOf(name)) }), {
    ...(names.includes('user') && slice('user', `${earlierReduxNamespace}_user`)),
    ...(names.includes('lists') && earlierLists()),
  });

export const keyOf = (name: SliceName): string => `${place.namespace}_${name}`;

/** Denied, empty or corrupt storage gives the initial state. */
export const restoredState = (): RestoredState => migrate(storedParts(['user', 'lists', 'swap']));
