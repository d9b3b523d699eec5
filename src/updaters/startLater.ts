import { loadPersistently } from '../lib/loadPersistently.ts';

/** Starts what comes after the first page, once it is there; `start` gives its end. Returns the way out. */
export const startLater = <T>(
  load: () => Promise<T>,
  start: (loaded: T) => (() => void) | Promise<() => void>,
): (() => void) => {
  let leave: (() => void) | undefined;
  let isLeft = false;
  const begin = async (): Promise<void> => {
    const started = await start(await loadPersistently(load));
    if (isLeft) started();
    else leave = started;
  };
  void begin();
  return () => {
    isLeft = true;
    leave?.();
  };
};
