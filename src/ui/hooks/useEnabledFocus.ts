import { useLayoutEffect, type RefObject } from 'react';

/** Moves the focus to the next enabled button of `part` if a change disables the button that has it. */
export function useEnabledFocus(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!focused?.matches(':disabled') || !part.current?.contains(focused)) return;
    const buttons = [...part.current.querySelectorAll('button')];
    const next = buttons.slice(buttons.findIndex((button) => button === focused) + 1);
    [...next, ...buttons].find((button) => !button.disabled)?.focus();
  });
}
