/** Styles and amount writers use these indexes. */
export const AMOUNT_CELL = 1;
export const TOTAL_CELL = 2;
