/** Indexes of a level's cells. Styles position the cells by them, and new amounts are written by them. */
export const AMOUNT_CELL = 1;
export const TOTAL_CELL = 2;
