import { err } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import type { ServiceProblem } from './dataService/types.ts';

type Answer<T> = Promise<Result<T, ServiceProblem>>;

/** Calls of a client whose code comes with the first of them; what did not load is loaded again with the next. */
export const later = <S>(load: () => Promise<S>): (<T>(call: (client: S) => Answer<T>) => Answer<T>) => {
  let loaded: Promise<S> | undefined;
  return async (call) => {
    try {
      loaded ??= load();
      return await call(await loaded);
    } catch (cause) {
      loaded = undefined;
      return err({ code: 'unreachable', cause });
    }
  };
};
