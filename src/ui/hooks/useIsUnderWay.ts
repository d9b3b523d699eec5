import { useEffect, useState } from 'react';

/** Amounts and longer texts of the page, and whatever a dialog asks. */
const TYPED = 'main :is(input[inputmode="decimal"], textarea), [role="dialog"] :is(input, textarea)';
const OPEN = '[role="dialog"][aria-modal="true"], dialog[open]';
const LOOK_EVERY_MS = 500;

/** Whether something would be lost if the page were loaded again: an amount, a text, or a dialog that is open. */
export const isUnderWay = (): boolean =>
  document.querySelector(OPEN) !== null ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)].some(
    ({ value, readOnly }) => !readOnly && value.trim() !== '',
  );

/** The same, followed. */
export const useIsUnderWay = (): boolean => {
  const [is, setIs] = useState(isUnderWay);
  useEffect(() => {
    const timer = setInterval(() => setIs(isUnderWay()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return is;
};
