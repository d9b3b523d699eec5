import { useEffect, useRef } from 'react';

/** Tells something outside React about a value: once when mounted and whenever the value changes. */
export function useWhenChanged<T>(value: T, tell: (value: T) => void): void {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  }, [tell]);
  useEffect(() => {
    latest.current(value);
  }, [value]);
}
