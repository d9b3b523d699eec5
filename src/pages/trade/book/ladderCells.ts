export const AMOUNT_CELL = 1;
export const TOTAL_CELL = 2;
