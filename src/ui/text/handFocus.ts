import type { RefCallback, RefObject } from 'react';

/**
 * For an element that may be removed while it has the focus: moves the focus to `next`, or to the dialog around both.
 */
export const handFocus =
  (next: RefObject<HTMLElement | null>): RefCallback<HTMLElement> =>
  (element) => {
    const dialog = element?.closest<HTMLElement>('[role="dialog"]');
    return () => {
      if (!element || document.activeElement !== element) return;
      // The next element exists only after the change is complete.
      queueMicrotask(() => {
        if (element.isConnected) return;
        next.current?.focus();
        if (document.activeElement !== next.current) dialog?.focus({ preventScroll: true });
      });
    };
  };
