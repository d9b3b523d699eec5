import type { CollapsiblePart } from '#domain/desk/deskLayout.ts';

/** Its first control; the part must be shown. */
export const focusPart = (part: CollapsiblePart): void =>
  document.querySelector<HTMLElement>(`#desk-${part} :is(button, a, [tabindex="0"]):not([tabindex="-1"])`)?.focus();
