import { useLayoutEffect, type RefObject } from 'react';

/** Moves the focus to `next` if it is within `part` when `part` is removed. */
export function useFocusKept(part: RefObject<HTMLElement | null>, next: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = part.current;
    const focusNext = (): void => next.current?.focus();
    return () => {
      if (node?.contains(document.activeElement)) queueMicrotask(focusNext);
    };
  }, [part, next]);
}
