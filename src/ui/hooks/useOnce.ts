import { useEffect, useRef } from 'react';
import { useLatest } from './useLatest.ts';

export const useOnce = (isDue: boolean, act: () => void): void => {
  const latest = useLatest(act);
  const isDone = useRef(false);
  useEffect(() => {
    if (!isDue || isDone.current) return;
    isDone.current = true;
    latest.current?.();
  }, [isDue, latest]);
};
