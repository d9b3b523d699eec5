import type { CollapsiblePart } from '#domain/desk/deskLayout.ts';
import { deskStore } from '#stores/deskStore.ts';

/** Focuses the part's first control, or the button that restores the collapsed part. */
export const focusPart = (part: CollapsiblePart): void => {
  const control = deskStore.current().collapsed.includes(part)
    ? `button[data-part='${part}']`
    : `#desk-${part} :is(button, a, [tabindex="0"]):not([tabindex="-1"])`;
  document.querySelector<HTMLElement>(control)?.focus();
};
