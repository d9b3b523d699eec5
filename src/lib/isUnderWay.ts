/** Excludes search fields, choices, and `data-kept` fields, which save each key stroke. */
const TYPED =
  'main :is(input:not([type="checkbox"], [type="radio"], [type="range"], [type="search"], [role="combobox"], [data-kept]), textarea), ' +
  '[role="dialog"] :is(input, textarea)';
const OPEN = '[role="dialog"][aria-modal="true"], dialog[open]';

export const isUnderWay = (): boolean =>
  document.querySelector(OPEN) !== null ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)].some(
    ({ value, readOnly }) => !readOnly && value.trim() !== '',
  );
