import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** What was given last, for what happens later than the press that began it; undefined once the component is gone. */
export const useLatest = <T>(value: T): RefObject<T | undefined> => {
  const latest = useRef<T | undefined>(value);
  useLayoutEffect(() => {
    latest.current = value;
    return () => {
      latest.current = undefined;
    };
  }, [value]);
  return latest;
};
