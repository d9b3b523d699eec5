import { addPath, removePath } from './paths.ts';
import { rules } from './rules.ts';

/** Above all measured moves to another exchange: 422,565 with unstaking, 396,519 with a stake. */
export const MOVE_GAS = 600_000n;

/** Above the measured 1,419,120 of two swaps without fills from the book, with a stake and unstaking. */
const POOL_MOVE_GAS = 1_800_000n;

/** @param fills number of the book's orders that both swaps take */
export const poolMoveGas = (fills: number): bigint => POOL_MOVE_GAS + rules.gas.fill * BigInt(fills);

export const MOVE_PARAMETER = 'move';

export const moveFromPath = (...from: Parameters<typeof removePath>): string => {
  const path = removePath(...from);
  return `${path}${path.includes('?') ? '&' : '?'}${MOVE_PARAMETER}=`;
};

export const ZAP_PARAMETER = 'zap';

export const zapPath = (currencyA: string, currencyB: string, amount: string): string =>
  `${addPath(currencyA, currencyB)}?${ZAP_PARAMETER}=${amount}`;
