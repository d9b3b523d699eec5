/** Where a level's cells stand behind its price: the styles place them by it, and what changes is written by it. */
export const AMOUNT_CELL = 1;
export const TOTAL_CELL = 2;
