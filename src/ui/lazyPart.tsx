import { lazy, memo, Suspense, useState, type MemoExoticComponent, type ReactElement } from 'react';
import { lazyModule } from '#lib/later.ts';

type Part<P> = (props: P) => ReactElement | null;

export type LazyPart<P extends object> = MemoExoticComponent<Part<P>> & {
  /** Never rejects. */
  readonly preload: () => Promise<unknown>;
};

/**
 * Component whose module loads with its first render or `preload`. A failed import is retried; `Before` is shown until
 * it arrives.
 */
export const lazyPart = <P extends object>(load: () => Promise<Part<P>>, Before?: Part<P>): LazyPart<P> => {
  const { request, read } = lazyModule(load);
  const Later = lazy(async () => ({ default: await request() }));
  function Lazy(props: P): ReactElement {
    // Keeps the component that was rendered first, because replacing it would lose the part's state.
    const [Known] = useState(read);
    return Known ? (
      <Known {...props} />
    ) : (
      <Suspense fallback={Before && <Before {...props} />}>
        <Later {...props} />
      </Suspense>
    );
  }
  return Object.assign(memo(Lazy), { preload: request });
};
