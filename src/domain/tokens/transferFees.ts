import type { TokenFinding } from './tokenVerdict.ts';

const BPS = 10_000n;

/**
 * The part of a transfer that a token keeps by its trial, in 1/10000: the larger of a purchase and a payment, so that no
 * minimum counts on the smaller one.
 */
export const transferFeeOf = (findings: readonly TokenFinding[]): number =>
  findings.reduce(
    (fee, finding) => (finding.code === 'buyTax' || finding.code === 'moveTax' ? Math.max(fee, finding.bps) : fee),
    0,
  );

/** Raw units that arrive after so many transfers, each rounded down. */
export const arrivesAfter = (amount: bigint, feeBps: number, transfers: number): bigint => {
  let left = amount;
  for (let i = 0; i < transfers; i += 1) left = (left * (BPS - BigInt(feeBps))) / BPS;
  return left;
};
