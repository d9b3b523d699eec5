import { reservesOf, type AddQuote } from '#domain/liquidity/quoteAdd.ts';
import type { GaugedPool } from '#reads/pools/usePoolGauge.ts';
import type { RemoveForm } from '../useRemoveForm.ts';
import type { Destination } from './useDestinations.ts';

export const gaugedAt = (
  { a, b }: Pick<RemoveForm, 'a' | 'b'>,
  { exchange, facing }: Destination,
  { takenA, takenB }: AddQuote,
): GaugedPool | undefined => {
  const [reserveA, reserveB] = reservesOf(facing);
  return a.token && b.token
    ? { exchange, a: a.token, b: b.token, reserveA, reserveB, adding: { a: takenA, b: takenB } }
    : undefined;
};
