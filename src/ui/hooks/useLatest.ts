import { useLayoutEffect, useRef, type RefObject } from 'react';

/** For callbacks that run after later renders; undefined after unmount. */
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
