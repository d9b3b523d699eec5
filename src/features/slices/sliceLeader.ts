import { createNotifier } from '#lib/createNotifier.ts';

const LOCK = 'slices';

interface SliceLeader {
  isMine(): boolean;
  hasLocks(): boolean;
  subscribe(listener: () => void): () => void;
  takeOver(): void;
}

const forever = (): Promise<never> => new Promise(() => undefined);

const isStolen = (cause: unknown): boolean => cause instanceof Error && cause.name === 'AbortError';

/**
 * One tab offers and places slices; when it closes, another tab takes over. Without locks, all tabs offer them, and
 * only the stored request prevents a slice from being placed twice.
 */
export const createSliceLeader = (locksOf: () => Pick<LockManager, 'request'> | undefined): SliceLeader => {
  const changed = createNotifier();
  let isMine = false;
  let isStarted = false;
  let isDenied = false;

  const set = (next: boolean): void => {
    isMine = next;
    changed.notify();
  };
  const locks = (): Pick<LockManager, 'request'> | undefined => (isDenied ? undefined : locksOf());
  const hold = (): Promise<never> => {
    set(true);
    return forever();
  };
  const request = (options: LockOptions): void => {
    const requested = locks()?.request(LOCK, options, hold);
    if (!requested) set(true);
    requested?.catch((cause: unknown) => {
      // Another tab took the lock, so this one waits again. A browser that blocks site data refuses each request.
      isDenied = !isStolen(cause);
      set(isDenied);
      if (!isDenied) request({});
    });
  };
  return {
    isMine: () => isMine,
    hasLocks: () => locks() !== undefined,
    subscribe: (listener) => {
      if (!isStarted) {
        isStarted = true;
        request({});
      }
      return changed.add(listener);
    },
    takeOver: () => {
      if (!isMine) request({ steal: true });
    },
  };
};

export const sliceLeader = createSliceLeader(() => ('locks' in navigator ? navigator.locks : undefined));
