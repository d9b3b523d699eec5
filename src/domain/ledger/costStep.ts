import type { LedgerMove } from './ledgerMove.ts';
import type { CostedAmount } from './lots.ts';
import type { Rational } from './rational.ts';

export interface CostStep {
  readonly move: LedgerMove;
  /** Raw dollar value of the move; undefined if it is unknown, or if the move carries its cost. */
  readonly value: bigint | undefined;
  readonly isValueEstimated: boolean;
  /** Raw dollar cost of the part of known cost that came or left. */
  readonly cost: Rational;
  readonly isCostEstimated: boolean;
  /** Undefined without a known value, if nothing sold has a known cost, or if nothing was sold. */
  readonly gain: Rational | undefined;
  readonly uncosted: Rational;
}

export interface MoveValue {
  readonly value: bigint | undefined;
  readonly isValueEstimated: boolean;
}

export const NO_VALUE: MoveValue = { value: undefined, isValueEstimated: false };

/** Step of a move. Without a gain it is no sale, or a sale with an unknown gain. */
export const stepOf = (
  move: LedgerMove,
  { value, isValueEstimated }: MoveValue,
  { cost, isCostEstimated, uncosted }: Omit<CostedAmount, 'costed'>,
  gain?: Rational,
): CostStep => ({ move, value, isValueEstimated, cost, isCostEstimated, gain, uncosted });

/** True if an estimate flowed into the proceeds or the cost of a known gain. */
export const isGainEstimated = ({ gain, isValueEstimated, isCostEstimated }: CostStep): boolean =>
  gain !== undefined && (isValueEstimated || isCostEstimated);
