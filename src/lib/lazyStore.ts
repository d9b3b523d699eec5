import { lazyModule } from './lazyModule.ts';
import type { LazyModule } from './lazyModule.ts';

interface Store {
  readonly subscribe: (listener: () => void) => () => void;
}

const absent: LazyModule<never> = { subscribe: () => () => undefined, read: () => undefined };

/** A store whose code comes with its first listener, who hears of that and then of its changes; undefined: there is none. */
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
