import { dollarToken } from '#config/tokens/tokens.ts';
import { createCostBasis, eventsOf, type CostBasis } from '#domain/ledger/costBasis.ts';
import type { CostOptions } from '#domain/ledger/costLedger.ts';
import type { LedgerMove } from '#domain/ledger/ledgerMove.ts';
import { inSlices, type Slices } from '#lib/inSlices.ts';

/** Moves oldest first. In slices, so that the page answers meanwhile; rejects if aborted. */
export const costBasisOf = async (
  moves: readonly LedgerMove[],
  method: CostOptions['method'],
  values: CostOptions['values'],
  slices?: Slices,
): Promise<CostBasis> => {
  const builder = createCostBasis({ method, values, dollar: dollarToken?.address });
  await inSlices(eventsOf(moves), builder.apply, slices);
  return builder.basis();
};
