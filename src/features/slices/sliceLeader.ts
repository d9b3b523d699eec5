import { createNotifier } from '#lib/createNotifier.ts';

const LOCK = 'slices';

const changed = createNotifier();
const forever = (): Promise<never> => new Promise(() => undefined);
let isMine = false;
let isStarted = false;

const locksOf = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

const set = (next: boolean): void => {
  isMine = next;
  changed.tell();
};

const request = (locks: LockManager, options: LockOptions): void => {
  const hold = (): Promise<never> => {
    set(true);
    return forever();
  };
  locks.request(LOCK, options, hold).catch(() => {
    // Another tab took the lock: this one waits for it again.
    set(false);
    request(locks, {});
  });
};

/**
 * One tab offers and places slices. Leaving it passes them to the next tab. Browsers without locks offer them in all tabs;
 * there only the stored request keeps a slice from being placed twice.
 */
export const sliceLeader = {
  isMine: (): boolean => isMine,
  hasLocks: (): boolean => locksOf() !== undefined,
  subscribe: (listener: () => void): (() => void) => {
    if (!isStarted) {
      isStarted = true;
      const locks = locksOf();
      if (locks) request(locks, {});
      else isMine = true;
    }
    return changed.add(listener);
  },
  takeOver: (): void => {
    const locks = locksOf();
    if (locks && !isMine) request(locks, { steal: true });
  },
};
