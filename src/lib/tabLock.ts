/**
 * Claims a name for this page among all pages of the origin. Resolves with the release, or undefined if another page
 * has it. A browser without locks always grants it. The browser releases the locks of a page that is left.
 */
export const claimTabLock = (name: string): Promise<(() => void) | undefined> =>
  new Promise((resolve) => {
    const free = (): void => undefined;
    const locks = 'locks' in navigator ? navigator.locks : undefined;
    if (!locks) {
      resolve(free);
      return;
    }
    const hold = (lock: unknown): Promise<void> | undefined => {
      if (lock !== null) return new Promise((release) => resolve(() => release()));
      resolve(undefined);
      return undefined;
    };
    locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(free));
  });

/**
 * Runs an action, also an asynchronous one, while no other page of the origin runs one under this name. A browser without locks runs it at once.
 */
export const withTabLock = async <T>(name: string, action: () => T | Promise<T>): Promise<T> => {
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  if (!locks) return action();
  let done: { readonly result: T | Promise<T> } | undefined;
  const run = async (): Promise<void> => {
    done = { result: action() };
    await done.result;
  };
  await locks.request(name, run).catch(() => undefined);
  return done ? done.result : action();
};
