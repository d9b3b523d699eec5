import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Makes a change that takes the pressed element away, and gives the focus to what comes next; to the dialog around both
 * where that cannot take it.
 */
export const handFocus = (pressed: Element, change: () => void, next: RefObject<HTMLElement | null>): void => {
  const dialog = pressed.closest<HTMLElement>('[role="dialog"]');
  flushSync(change);
  if (pressed.isConnected) return;
  next.current?.focus();
  if (document.activeElement !== next.current) dialog?.focus({ preventScroll: true });
};
