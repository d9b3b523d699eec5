/** Gives the focus to the dialog around an element that is about to go. */
export const focusDialog = (within: Element): void =>
  within.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true });
