import { useEffect, useRef } from 'react';

/** Also on mount. */
export function useWhenChanged<T>(value: T, tell: (value: T) => void): void {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  }, [tell]);
  useEffect(() => {
    latest.current(value);
  }, [value]);
}
