import { lazy, Suspense, useState, type ReactElement } from 'react';
import { importWithRetry } from '#lib/importWithRetry.ts';

type Part<P> = (props: P) => ReactElement | null;

export type LazyPart<P> = Part<P> & {
  readonly preload: () => Promise<unknown>;
};

/** Component whose module loads with its first render or `preload`; a failed import is retried. */
export const lazyPart = <P extends object>(load: () => Promise<Part<P>>, Before?: Part<P>): LazyPart<P> => {
  let loaded: Part<P> | undefined;
  const preload = async (): Promise<Part<P>> => (loaded ??= await importWithRetry(load));
  const Later = lazy(async () => ({ default: await preload() }));
  function Lazy(props: P): ReactElement {
    // Keeps the component that was rendered first, because replacing it would lose the part's state.
    const [Known] = useState(() => loaded);
    return Known ? (
      <Known {...props} />
    ) : (
      <Suspense fallback={Before && <Before {...props} />}>
        <Later {...props} />
      </Suspense>
    );
  }
  return Object.assign(Lazy, { preload });
};
