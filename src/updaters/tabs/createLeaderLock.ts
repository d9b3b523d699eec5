export interface LeaderLock {
  isHeld(): boolean;
  isRequested(): boolean;
  want(): void;
  /** Takes the lock from a tab that does not react. */
  take(): void;
  release(): void;
}

/** Web Lock that one tab holds. A tab that closes or crashes loses it at once. */
export const createLeaderLock = (locks: LockManager, name: string, onHeld: () => void): LeaderLock => {
  let wish: { readonly controller: AbortController; release?: () => void } | undefined;

  const request = (options: LockOptions): void => {
    const current: NonNullable<typeof wish> = { controller: new AbortController() };
    const isCurrent = (): boolean => wish === current;
    const hold = (): Promise<void> | undefined => {
      if (!isCurrent()) return undefined;
      return new Promise((resolve) => {
        current.release = resolve;
        onHeld();
      });
    };
    // Rejects if another tab took the lock, nobody needs it any longer, or the browser denies locks.
    const ended = (cause: unknown): void => {
      if (isCurrent() && cause instanceof DOMException && cause.name === 'AbortError') request({});
    };
    wish = current;
    const { signal } = current.controller;
    locks.request(name, options.steal ? options : { ...options, signal }, hold).catch(ended);
  };

  const release = (): void => {
    const last = wish;
    wish = undefined;
    last?.controller.abort();
    last?.release?.();
  };

  return {
    isHeld: () => wish?.release !== undefined,
    isRequested: () => wish !== undefined,
    want: () => {
      if (!wish) request({});
    },
    take: () => {
      release();
      request({ steal: true });
    },
    release,
  };
};
