import { useLayoutEffect } from 'react';
import { useLatest } from './useLatest.ts';

/** In place with the rendered part: no key is lost where one part takes over the keys of another. */
export function useDocumentKey(run: (event: KeyboardEvent) => void): void {
  const latest = useLatest(run);
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => latest.current?.(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [latest]);
}
