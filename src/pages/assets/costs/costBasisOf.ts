import { dollarToken } from '#config/tokens/tokens.ts';
import { createCostBasis, createEvents, type CostBasis } from '#domain/ledger/costBasis.ts';
import type { CostOptions } from '#domain/ledger/costLedger.ts';
import type { LedgerMove } from '#domain/ledger/ledgerMove.ts';
import { inSlices, type Slices } from '#lib/inSlices.ts';

/** Calls `apply` for each event of the moves, oldest first. */
export const applyEvents = async (
  moves: readonly LedgerMove[],
  apply: (event: readonly LedgerMove[]) => void,
  slices?: Slices,
): Promise<void> => {
  const { add, events } = createEvents();
  await inSlices(moves, add, slices);
  await inSlices(events(), apply, slices);
};

export type OwnValues = Pick<CostOptions, 'values' | 'estimates'>;

/** @param moves oldest first. Computes in slices, so that the page stays responsive; rejects if aborted */
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
