import { useEffect, type RefObject } from 'react';

export function useFocusAfter(next: RefObject<HTMLElement | null>): void {
  useEffect(
    () => () => {
      // Focus traps that unmount at the same time restore the focus first.
      queueMicrotask(() => {
        if (document.activeElement === document.body) next.current?.focus();
      });
    },
    [next],
  );
}
