import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Writes a value directly into an element, before paint, when the value or the writer changes. Intended for many
 * small texts that change with every block. React must not render the written part as well.
 */
export function useWritten<E extends Element, T>(value: T, write: (element: E, value: T) => void): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    if (element.current !== null) write(element.current, value);
  }, [value, write]);
  return element;
}
