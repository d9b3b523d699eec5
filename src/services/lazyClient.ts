import { err, type Result } from '#lib/result.ts';
import type { ServiceProblem } from './dataService/types.ts';

type Answer = Promise<Result<unknown, ServiceProblem>>;

/** Client that loads with the first call; a failed load is repeated with the next call. */
export const lazyClient = <S extends object>(load: () => Promise<S>): S => {
  let loaded: Promise<S> | undefined;
  const ask = async (name: PropertyKey, values: readonly unknown[]): Answer => {
    try {
      loaded ??= load();
      const client = (await loaded) as Readonly<Record<PropertyKey, (...values: readonly unknown[]) => Answer>>;
      return (await client[name]?.(...values)) ?? err({ code: 'unreachable' });
    } catch (cause) {
      loaded = undefined;
      return err({ code: 'unreachable', cause });
    }
  };
  return new Proxy({} as S, {
    get:
      (_client, name) =>
      (...values: readonly unknown[]) =>
        ask(name, values),
  });
};
