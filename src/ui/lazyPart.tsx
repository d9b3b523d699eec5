import { lazy, Suspense } from 'react';
import type { ReactElement } from 'react';

type Part<P> = (props: P) => ReactElement | null;

/** A part of a page that comes with a script of its own; nothing stands in its place until that is loaded. */
export const lazyPart = <P extends object>(load: () => Promise<Part<P>>): Part<P> => {
  const Loaded = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
};
