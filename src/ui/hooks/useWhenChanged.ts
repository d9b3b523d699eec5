import { useEffect, useRef } from 'react';

/** Passes a value to code outside React: once on mount and after each change. */
export function useWhenChanged<T>(value: T, tell: (value: T) => void): void {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  }, [tell]);
  useEffect(() => {
    latest.current(value);
  }, [value]);
}
