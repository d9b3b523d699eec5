import { createElement, memo, type MemoExoticComponent, type ReactElement } from 'react';
import { lazyModule } from '#lib/later.ts';
import { useLazyModule } from './hooks/useLazyModule.ts';

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
  const module = lazyModule(load);
  function Lazy(props: P): ReactElement | null {
    const part = useLazyModule(module) ?? Before;
    return part ? createElement(part, props) : null;
  }
  return Object.assign(memo(Lazy), { preload: module.request });
};
