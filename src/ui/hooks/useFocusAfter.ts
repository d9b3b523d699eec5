import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Moves the focus to `next` after unmount, unless another element has it by then. */
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
