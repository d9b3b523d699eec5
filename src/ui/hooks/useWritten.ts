import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Writes into the element before paint, for many small texts that change with each block. React must not render that
 * part.
 */
export function useWritten<E extends Element, T>(value: T, write: (element: E, value: T) => void): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    if (element.current !== null) write(element.current, value);
  }, [value, write]);
  return element;
}
