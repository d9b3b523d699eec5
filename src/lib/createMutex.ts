/** Runs one task at a time, in the order of requests. */
export interface Mutex {
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
