/** All calls of a move to another exchange, with unstaking and stake: measured in one transaction, plus a fifth. */
export const MOVE_GAS = 600_000n;
