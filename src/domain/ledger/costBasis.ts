import type { Address } from '../tokens/types.ts';
import { createCostLedger, isSale, needsValue, type AssetBasis, type CostOptions } from './costLedger.ts';
import type { CostStep } from './costStep.ts';
import type { LedgerMove } from './ledgerMove.ts';
import { wholeAmount } from './lots.ts';
import type { Rational } from './rational.ts';

export interface CostBasis {
  readonly assets: ReadonlyMap<Address, AssetBasis>;
  readonly steps: readonly CostStep[];
  readonly disposals: readonly CostStep[];
  readonly unvalued: readonly LedgerMove[];
}

interface EventGroups {
  readonly add: (move: LedgerMove) => void;
  readonly events: () => Iterable<readonly LedgerMove[]>;
}

/** Groups moves by event, in the order of the first moves; moves of zero are left out. */
export const createEvents = (): EventGroups => {
  const events = new Map<string, LedgerMove[]>();
  return {
    add(move) {
      if (move.amount === 0n) return;
      const event = events.get(move.event);
      if (event) event.push(move);
      else events.set(move.event, [move]);
    },
    events: () => events.values(),
  };
};

/** Events of all moves, grouped as by `createEvents`. */
export const eventsOf = (moves: Iterable<LedgerMove>): Iterable<readonly LedgerMove[]> => {
  const { add, events } = createEvents();
  for (const move of moves) add(move);
  return events();
};

interface BasisBuilder {
  readonly apply: (event: readonly LedgerMove[]) => void;
  readonly basis: () => CostBasis;
}

/** Computes `costBasis` event by event, so that long accounts can be computed in parts. */
export const createCostBasis = (options: CostOptions): BasisBuilder => {
  const ledger = createCostLedger(options);
  const [steps, disposals]: [CostStep[], CostStep[]] = [[], []];
  const unvalued: LedgerMove[] = [];
  const isUnvalued = ({ move, value }: CostStep): boolean => value === undefined && needsValue(move);
  return {
    apply(event) {
      for (const step of ledger.apply(event)) {
        steps.push(step);
        if (isSale(step)) disposals.push(step);
        if (isUnvalued(step)) unvalued.push(step.move);
      }
    },
    basis: () => ({ assets: ledger.assets(), steps, disposals, unvalued }),
  };
};

/** Cost basis of each asset; the moves are oldest first. */
export const costBasis = (moves: Iterable<LedgerMove>, options: CostOptions): CostBasis => {
  const builder = createCostBasis(options);
  for (const event of eventsOf(moves)) builder.apply(event);
  return builder.basis();
};

/** Raw units held, of known and of unknown cost. */
export const heldAmount = ({ held }: AssetBasis): Rational => wholeAmount(held);
