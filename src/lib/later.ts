import { createNotifier } from './createNotifier.ts';

const RETRY_MS = 5000;
const PATIENCE_MS = 4000;
const IDLE_MS = 1500;

let whenMissing: () => unknown = () => undefined;
let shown: Promise<void> = Promise.resolve();
let open = (): void => undefined;
let hasAnswered = false;
/** Number of waits beyond the node's first answer. */
let awaited = 0;

export const onMissingModule = (run: () => unknown): void => {
  whenMissing = run;
};

/** Never rejects: a failed import is repeated every five seconds. */
export const importWithRetry = async <T>(load: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await load();
    } catch (cause) {
      console.warn('A part of the page did not arrive and is requested again', cause);
      whenMissing();
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
};

/** Delays modules until `showedContent`, a first user action or some seconds have passed. */
export const holdBackParts = (): void => {
  shown = new Promise((resolve) => {
    open = resolve;
    setTimeout(resolve, PATIENCE_MS);
    for (const press of ['pointerdown', 'keydown', 'focusin'])
      addEventListener(press, () => resolve(), { once: true, capture: true });
  });
};

const openOnceDrawn = (): void => {
  if (!hasAnswered || awaited > 0) return;
  if ('requestIdleCallback' in globalThis) requestIdleCallback(open, { timeout: IDLE_MS });
  else setTimeout(open, IDLE_MS);
};

/** To be called once the node has answered or failed; delayed modules load after the next paint. */
export const showedContent = (): void => {
  hasAnswered = true;
  openOnceDrawn();
};

/** Extends the delay until the returned function is called. */
export const awaitContent = (): (() => void) => {
  awaited += 1;
  return () => {
    awaited -= 1;
    openOnceDrawn();
  };
};

/** Imports modules that every visit needs, but not for its first content. Never rejects. */
export const importLater = async <T>(load: () => Promise<T>): Promise<T> => {
  await shown;
  return importWithRetry(load);
};

/** Starts a module of `importLater`. @returns stops it, also before it arrives */
export const startLater = <T>(
  load: () => Promise<T>,
  start: (loaded: T) => (() => void) | Promise<() => void>,
): (() => void) => {
  let leave: (() => void) | undefined;
  let isLeft = false;
  const begin = async (): Promise<void> => {
    const loaded = await importLater(load);
    const stop = isLeft ? undefined : await start(loaded);
    if (isLeft) stop?.();
    else leave = stop;
  };
  void begin();
  return () => {
    isLeft = true;
    leave?.();
  };
};

interface Store {
  readonly subscribe: (listener: () => void) => () => void;
}

export interface LazyModule<T> extends Store {
  /** Loads at the first call; never rejects. */
  readonly request: () => Promise<T>;
  readonly read: () => T | undefined;
  /** Unlike `subscribe`, does not request the module. */
  readonly onArrival: (listener: () => void) => () => void;
}

export const lazyModule = <T>(load: () => Promise<T>): LazyModule<T> => {
  const arrival = createNotifier();
  let part: T | undefined;
  let loading: Promise<T> | undefined;
  const keep = (loaded: T): T => {
    part = loaded;
    arrival.notify();
    return loaded;
  };
  const request = (): Promise<T> => (loading ??= importWithRetry(load).then(keep));
  return {
    request,
    read: () => part,
    onArrival: arrival.add,
    subscribe: (listener) => {
      void request();
      return arrival.add(listener);
    },
  };
};

/** Store that loads with its first listener and then notifies it. An undefined `load` means that there is no store. */
export const lazyStore = <S extends Store>(
  load: (() => Promise<S>) | undefined,
): Pick<LazyModule<S>, 'read' | 'subscribe'> => {
  if (!load) return { subscribe: () => () => undefined, read: () => undefined };
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
