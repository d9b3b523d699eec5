import { useEffect, useRef } from 'react';

/** Also calls `onChange` on mount. */
export function useWhenChanged<T>(value: T, onChange: (value: T) => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);
  useEffect(() => {
    latest.current(value);
  }, [value]);
}
