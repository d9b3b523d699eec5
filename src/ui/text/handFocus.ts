import type { RefCallback, RefObject } from 'react';

/**
 * The `ref` of an element that may go away while it has the focus, by its own press or by something else: the focus then
 * goes to `next`, and to the dialog around both where that cannot take it.
 */
export const handFocus =
  (next: RefObject<HTMLElement | null>): RefCallback<HTMLElement> =>
  (element) => {
    const dialog = element?.closest<HTMLElement>('[role="dialog"]');
    return () => {
      if (!element || document.activeElement !== element) return;
      // What comes next is there once the change is through.
      queueMicrotask(() => {
        if (element.isConnected) return;
        next.current?.focus();
        if (document.activeElement !== next.current) dialog?.focus({ preventScroll: true });
      });
    };
  };
