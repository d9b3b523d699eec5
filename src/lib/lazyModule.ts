import { createNotifier } from './createNotifier.ts';
import { importWithRetry } from './importWithRetry.ts';

export interface LazyModule<T> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => T | undefined;
}

export const lazyModule = <T>(load: () => Promise<T>): LazyModule<T> => {
  const arrival = createNotifier();
  let part: T | undefined;
  let isRequested = false;
  const ask = async (): Promise<void> => {
    isRequested = true;
    part = await importWithRetry(load);
    arrival.notify();
  };
  return {
    subscribe: (listener) => {
      if (!isRequested) void ask();
      return arrival.add(listener);
    },
    read: () => part,
  };
};
