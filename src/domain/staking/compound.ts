const SCALE = 10n ** 18n;
const BPS = 10_000n;
const DAYS = 365n;
/** A higher APR is implausible: a hundred times the stake in a year. */
const MAX_APR_BPS = 1_000_000n;

/** APY: (1 + APR ÷ 365)^365 − 1 in 1/10000, rounded down. Undefined for a negative or implausible APR. */
export const apyBps = (aprBps: bigint): bigint | undefined => {
  if (aprBps < 0n || aprBps > MAX_APR_BPS) return undefined;
  let [result, base] = [SCALE, SCALE + (aprBps * SCALE) / (BPS * DAYS)];
  for (let exponent = DAYS; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = (result * base) / SCALE;
    base = (base * base) / SCALE;
  }
  return ((result - SCALE) * BPS) / SCALE;
};
