import type { Address } from '../tokens/types.ts';
import {
  createCostLedger,
  isSale,
  needsValue,
  type AssetBasis,
  type CostOptions,
  type CostStep,
} from './costLedger.ts';
import type { LedgerMove } from './ledgerMove.ts';
import { plus, type Rational } from './rational.ts';

export interface CostBasis {
  readonly assets: ReadonlyMap<Address, AssetBasis>;
  /** In order. */
  readonly steps: readonly CostStep[];
  /** Those of `steps` that sell. */
  readonly disposals: readonly CostStep[];
  /** Moves whose value would be needed, oldest first; one event may have two. */
  readonly unvalued: readonly LedgerMove[];
}

/** Moves by event, in the order of their first moves; moves of nothing are left out. */
export const eventsOf = (moves: Iterable<LedgerMove>): Iterable<readonly LedgerMove[]> => {
  const events = new Map<string, LedgerMove[]>();
  for (const move of moves) {
    if (move.amount === 0n) continue;
    const event = events.get(move.event);
    if (event) event.push(move);
    else events.set(move.event, [move]);
  }
  return events.values();
};

/** Moves that need a value which the chain does not give, in order; one event may have two. */
export const movesWithoutValue = (moves: Iterable<LedgerMove>): readonly LedgerMove[] => [...moves].filter(needsValue);

export interface BasisBuilder {
  /** All moves of one event; events oldest first. */
  readonly apply: (event: readonly LedgerMove[]) => void;
  readonly basis: () => CostBasis;
}

/** `costBasis` event by event, so that long accounts can be computed in parts. */
export const createCostBasis = (options: CostOptions): BasisBuilder => {
  const ledger = createCostLedger(options);
  const steps: CostStep[] = [];
  const isUnvalued = ({ move, value }: CostStep): boolean => value === undefined && needsValue(move);
  return {
    apply: (event) => void steps.push(...ledger.apply(event)),
    basis: () => ({
      assets: ledger.assets(),
      steps,
      disposals: steps.filter(isSale),
      unvalued: steps.filter(isUnvalued).map(({ move }) => move),
    }),
  };
};

/** Moves oldest first. */
export const costBasis = (moves: Iterable<LedgerMove>, options: CostOptions): CostBasis => {
  const builder = createCostBasis(options);
  for (const event of eventsOf(moves)) builder.apply(event);
  return builder.basis();
};

/** Raw units held, of known and of unknown cost. */
export const heldAmount = ({ held: { costed, uncosted } }: AssetBasis): Rational => plus(costed, uncosted);
