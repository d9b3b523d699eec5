import { startTransition, useEffect, useState } from 'react';
import type { LazyModule } from '#lib/later.ts';

/**
 * Requests a module with the first render. @returns undefined until it has arrived; then always the same value. It is a
 * state, because React may delay what a `Suspense` shows by 300 ms.
 */
export const useLazyModule = <T>({ request, read }: LazyModule<T>): T | undefined => {
  const [{ module }, setState] = useState(() => {
    void request();
    return { module: read() };
  });
  useEffect(() => {
    if (module === undefined) void request().then((arrived) => startTransition(() => setState({ module: arrived })));
  }, [module, request]);
  return module;
};
