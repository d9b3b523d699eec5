const MAX_BPS = 10_000;

/** Slippage tolerance in 1/10000; throws RangeError unless it is an integer from 0 to 10,000 (spec 000 section 5). */
export const slippageOf = (bps: number): bigint => {
  if (!Number.isInteger(bps) || bps < 0 || bps > MAX_BPS) throw new RangeError('Unexpected slippage');
  return BigInt(bps);
};
