/**
 * Resolves with the release, or with undefined if another page has the name. Browsers without locks always grant it.
 * Leaving a page releases it.
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
