const MAX_BPS = 10_000;

/**
 * Slippage tolerance in 1/10000 as an integer.
 * @throws RangeError unless it is an integer from 0 to 10,000: no price follows from it. Source: spec 000 section 5.
 */
export const slippageOf = (bps: number): bigint => {
  if (!Number.isInteger(bps) || bps < 0 || bps > MAX_BPS) throw new RangeError('Unexpected slippage');
  return BigInt(bps);
};
