import { lazyModule, type LazyModule } from './lazyModule.ts';

interface Store {
  readonly subscribe: (listener: () => void) => () => void;
}

const absent: LazyModule<never> = { subscribe: () => () => undefined, read: () => undefined };

/** Store that loads with its first listener and then notifies it. An undefined `load` means that there is no store. */
export const lazyStore = <S extends Store>(load: (() => Promise<S>) | undefined): LazyModule<S> => {
  if (!load) return absent;
  const { subscribe, read } = lazyModule(load);
  return {
    read,
    subscribe(listener) {
      let stop = read()?.subscribe(listener);
      const leave = subscribe(() => {
        stop ??= read()?.subscribe(listener);
        listener();
      });
      return () => {
        leave();
        stop?.();
      };
    },
  };
};
