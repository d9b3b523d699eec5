import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';

type Part<P> = (props: P) => ReactElement | null;

export type LazyPart<P> = Part<P> & {
  /** Loads the script ahead; a part that has it is drawn at once. */
  readonly preload: () => Promise<unknown>;
};

/**
 * A part of a page that comes with a script of its own.
 * @param Before stands in its place until that is loaded; left out, nothing does
 */
export const lazyPart = <P extends object>(load: () => Promise<Part<P>>, Before?: Part<P>): LazyPart<P> => {
  let loaded: Part<P> | undefined;
  const preload = async (): Promise<Part<P>> => (loaded ??= await load());
  const Later = lazy(async () => ({ default: await preload() }));
  function Lazy(props: P): ReactElement {
    // What was shown first stays: another component in its place would lose what the part holds.
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
