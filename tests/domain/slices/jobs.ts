import type { SliceTerms } from '#domain/slices/sliceJob.ts';
import { E18, MYT, USDC } from '../trade/tickets.ts';

/** Sells 30 MYT in three slices, at 0.3 USDC or more. */
export const terms: SliceTerms = {
  account: '0xAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAaAaA',
  chainId: 137,
  input: MYT,
  output: USDC,
  total: 30n * E18,
  count: 3,
  minutes: 1,
  worstPrice: { numerator: 3n, denominator: 10n ** 13n },
  maxImpactBps: 100,
};
