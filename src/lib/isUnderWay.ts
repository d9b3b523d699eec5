/**
 * Fields whose text would be lost: amounts and texts of the page, and fields of dialogs. Search fields and choices are
 * excluded, and so is a field with `data-kept`, which saves each key stroke.
 */
const TYPED =
  'main :is(input:not([type="checkbox"], [type="radio"], [type="range"], [type="search"], [role="combobox"], [data-kept]), textarea), ' +
  '[role="dialog"] :is(input, textarea)';
const OPEN = '[role="dialog"][aria-modal="true"], dialog[open]';

/** True if a reload would lose an amount, a text, or an open dialog. */
export const isUnderWay = (): boolean =>
  document.querySelector(OPEN) !== null ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)].some(
    ({ value, readOnly }) => !readOnly && value.trim() !== '',
  );
