/** Above all measured moves to another exchange: 422,565 with unstaking, 396,519 with a stake. */
export const MOVE_GAS = 600_000n;

/** Above the measured 1,419,120 of two swaps without fills from the book, with a stake. */
export const POOL_MOVE_GAS = 1_800_000n;
