/** Above all measured moves to another exchange: 422,565 with unstaking, 396,519 with a stake. */
export const MOVE_GAS = 600_000n;

/** Above all measured moves to another pool, without fills from the book. */
export const POOL_MOVE_GAS = 1_800_000n;
