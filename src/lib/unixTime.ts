/** End of the year 9999. A `Date` goes further, but its text then has another form. */
const LAST = 253_402_300_799;

/** True for unix seconds from 1970 to the year 9999. */
export const isUnixTime = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= LAST;
