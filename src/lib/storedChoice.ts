import { createNotifier } from './createNotifier.ts';
import { storage } from './storage.ts';

export interface StoredChoice<T extends string> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => T;
  readonly choose: (value: T) => void;
}

/** The first of `allowed` is the default, also for an invalid stored value. */
export const createStoredChoice = <T extends string>(key: string, allowed: readonly [T, ...T[]]): StoredChoice<T> => {
  const changed = createNotifier();
  return {
    subscribe: changed.add,
    read: () => allowed.find((value) => value === storage.get(key)) ?? allowed[0],
    choose(value) {
      storage.set(key, value);
      changed.notify();
    },
  };
};
