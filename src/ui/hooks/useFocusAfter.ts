import { useEffect, type RefObject } from 'react';

/** Skipped if another element has the focus by then. */
export function useFocusAfter(next: RefObject<HTMLElement | null>): void {
  useEffect(
    () => () => {
      // Focus traps that unmount at the same time restore it first.
      queueMicrotask(() => {
        if (document.activeElement === document.body) next.current?.focus();
      });
    },
    [next],
  );
}
