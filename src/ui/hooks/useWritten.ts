import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * For many small texts that change with every block: writes a value into an element by itself, before it is painted,
 * whenever the value or the way of writing changes. What is written must not be drawn by React as well.
 */
export function useWritten<E extends Element, T>(value: T, write: (element: E, value: T) => void): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    if (element.current !== null) write(element.current, value);
  }, [value, write]);
  return element;
}
