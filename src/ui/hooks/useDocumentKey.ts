import { useEffect } from 'react';
import { useLatest } from './useLatest.ts';

export function useDocumentKey(run: (event: KeyboardEvent) => void): void {
  const latest = useLatest(run);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => latest.current?.(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [latest]);
}
