const SCALE = 10n ** 18n;
const BPS = 10_000n;
const DAYS = 365n;
/** Limit above which an APR is implausible: a hundred times the stake in a year. */
const MAX_APR_BPS = 1_000_000n;

/**
 * Yield in 1/10000 of an APR (1/10000) with daily compounding: (1 + APR ÷ 365)^365 − 1, rounded down. Undefined for an
 * APR that is negative or implausible.
 */
export const apyBps = (aprBps: bigint): bigint | undefined => {
  if (aprBps < 0n || aprBps > MAX_APR_BPS) return undefined;
  let [result, base] = [SCALE, SCALE + (aprBps * SCALE) / (BPS * DAYS)];
  for (let exponent = DAYS; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = (result * base) / SCALE;
    base = (base * base) / SCALE;
  }
  return ((result - SCALE) * BPS) / SCALE;
};
