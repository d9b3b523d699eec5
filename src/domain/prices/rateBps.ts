/** In 1/10000; the lower rate if two disagree. */
export interface RateBps {
  readonly bps: bigint;
  readonly other?: bigint;
}

/** Rate in 1/10000 at the prices that make it lowest and highest; undefined while one is unknown. */
export const rateBetween = (low: bigint | undefined, high: bigint | undefined): RateBps | undefined => {
  if (low === undefined || high === undefined) return undefined;
  return low === high ? { bps: low } : { bps: low, other: high };
};

/** Sum of rates on the same stake; uncertain if one is. */
export const rateTotal = (rates: readonly RateBps[]): RateBps => {
  const bps = rates.reduce((sum, rate) => sum + rate.bps, 0n);
  if (rates.every(({ other }) => other === undefined)) return { bps };
  return { bps, other: rates.reduce((sum, rate) => sum + (rate.other ?? rate.bps), 0n) };
};
