/** Lets one at a time work, in the order in which they came. */
export interface Mutex {
  /** Waits for the turn. What it resolves with ends the turn. */
  acquire(): Promise<() => void>;
}

export const createMutex = (): Mutex => {
  let last: Promise<void> = Promise.resolve();
  return {
    acquire() {
      const before = last;
      let end = (): void => undefined;
      last = new Promise((resolve) => {
        end = resolve;
      });
      return before.then(() => end);
    },
  };
};
