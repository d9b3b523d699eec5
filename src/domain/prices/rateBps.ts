/** A yield, a discount or a return in 1/10000: of two that disagree the lower one. */
export interface RateBps {
  readonly bps: bigint;
  /** The higher one, where pools of comparable depth disagree about a price. */
  readonly other?: bigint;
}

/** A rate by the prices that make it lowest and by those that make it highest; undefined while one is unknown. */
export const rateBetween = (low: bigint | undefined, high: bigint | undefined): RateBps | undefined => {
  if (low === undefined || high === undefined) return undefined;
  return low === high ? { bps: low } : { bps: low, other: high };
};

/** Rates of the same whole together: uncertain where one of them is. */
export const rateTotal = (rates: readonly RateBps[]): RateBps => {
  const bps = rates.reduce((sum, rate) => sum + rate.bps, 0n);
  if (rates.every(({ other }) => other === undefined)) return { bps };
  return { bps, other: rates.reduce((sum, rate) => sum + (rate.other ?? rate.bps), 0n) };
};
