import { createNotifier } from './createNotifier.ts';
import { loadPersistently } from './loadPersistently.ts';

/** A part of the program that comes when somebody first asks for it; for `useSyncExternalStore`. */
export interface Later<T> {
  readonly subscribe: (listener: () => void) => () => void;
  /** Undefined until it is there. */
  readonly read: () => T | undefined;
}

export const createLater = <T>(load: () => Promise<T>): Later<T> => {
  const arrival = createNotifier();
  let part: T | undefined;
  let isAsked = false;
  const ask = async (): Promise<void> => {
    isAsked = true;
    part = await loadPersistently(load);
    arrival.tell();
  };
  return {
    subscribe: (listener) => {
      if (!isAsked) void ask();
      return arrival.add(listener);
    },
    read: () => part,
  };
};
