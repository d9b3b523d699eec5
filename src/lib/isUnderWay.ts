/**
 * Amounts and texts of the page, and whatever a dialog asks. What only finds or chooses is not worth keeping, and a field
 * with `data-kept` shows a setting that is kept with each key.
 */
const TYPED =
  'main :is(input:not([type="checkbox"], [type="radio"], [type="range"], [type="search"], [role="combobox"], [data-kept]), textarea), ' +
  '[role="dialog"] :is(input, textarea)';
const OPEN = '[role="dialog"][aria-modal="true"], dialog[open]';

/** Whether something would be lost if the page were loaded again: an amount, a text, or a dialog that is open. */
export const isUnderWay = (): boolean =>
  document.querySelector(OPEN) !== null ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)].some(
    ({ value, readOnly }) => !readOnly && value.trim() !== '',
  );
