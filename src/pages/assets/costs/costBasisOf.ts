import { dollarToken } from '#config/tokens/tokens.ts';
import { createCostBasis, createEvents, type CostBasis } from '#domain/ledger/costBasis.ts';
import type { CostOptions } from '#domain/ledger/costLedger.ts';
import type { LedgerMove } from '#domain/ledger/ledgerMove.ts';
import { inSlices, type Slices } from '#lib/inSlices.ts';

/** Each event of the moves, oldest first. */
export const applyEvents = async (
  moves: readonly LedgerMove[],
  apply: (event: readonly LedgerMove[]) => void,
  slices?: Slices,
): Promise<void> => {
  const { add, events } = createEvents();
  await inSlices(moves, add, slices);
  await inSlices(events(), apply, slices);
};

/** Dollar values that the user set, and those of them that are estimates. */
export type OwnValues = Pick<CostOptions, 'values' | 'estimates'>;

/** Moves oldest first. In slices, so that the page answers meanwhile; rejects if aborted. */
export const costBasisOf = async (
  moves: readonly LedgerMove[],
  method: CostOptions['method'],
  { values, estimates }: OwnValues,
  slices?: Slices,
): Promise<CostBasis> => {
  const builder = createCostBasis({ method, values, estimates, dollar: dollarToken?.address });
  await applyEvents(moves, builder.apply, slices);
  return builder.basis();
};
