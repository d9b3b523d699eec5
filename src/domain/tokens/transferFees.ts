import type { TokenFinding } from './tokenVerdict.ts';

const BPS = 10_000n;

/** Transfer fee in 1/10000: the larger one of purchase and payment, so that no minimum relies on the smaller one. */
export const transferFeeOf = (findings: readonly TokenFinding[]): number =>
  findings.reduce(
    (fee, finding) => (finding.code === 'buyTax' || finding.code === 'moveTax' ? Math.max(fee, finding.bps) : fee),
    0,
  );

/** Raw amount that arrives after transfer fees, each transfer rounded down. */
export const arrivesAfter = (amount: bigint, feeBps: number, transfers: number): bigint => {
  let left = amount;
  for (let i = 0; i < transfers; i += 1) left = (left * (BPS - BigInt(feeBps))) / BPS;
  return left;
};
