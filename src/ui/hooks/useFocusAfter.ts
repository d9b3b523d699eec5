import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Gives the focus to `next` once the component is gone, unless something else has it by then. */
export function useFocusAfter(next: RefObject<HTMLElement | null>): void {
  useEffect(
    () => () => {
      // Focus traps that go with the component put it back first.
      queueMicrotask(() => {
        if (document.activeElement === document.body) next.current?.focus();
      });
    },
    [next],
  );
}
