/** Lets one at a time work, in the order in which they came. */
export interface Turns {
  /** Waits for the turn. What it resolves with ends the turn. */
  take(): Promise<() => void>;
}

export const createTurns = (): Turns => {
  let last: Promise<void> = Promise.resolve();
  return {
    take() {
      const before = last;
      let end = (): void => undefined;
      last = new Promise((resolve) => {
        end = resolve;
      });
      return before.then(() => end);
    },
  };
};
