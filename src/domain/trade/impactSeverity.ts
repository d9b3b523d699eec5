import { priceImpact } from './quoteTrade.ts';
import type { TradeDirection, TradeQuote } from './types.ts';

/** 0 is unremarkable, 2 worth a warning, 3 high, 4 severe. */
export type ImpactSeverity = 0 | 1 | 2 | 3 | 4;

/** Severity of a price impact; `thresholds` are the lower ends of the bands 1 to 4 in 1/10000, ascending. */
export const impactSeverity = (
  impactBps: number | undefined,
  thresholds: readonly [number, number, number, number],
): ImpactSeverity => {
  if (impactBps === undefined) return 0;
  const [first, second, third, fourth] = thresholds;
  if (impactBps >= fourth) return 4;
  if (impactBps >= third) return 3;
  if (impactBps >= second) return 2;
  return impactBps >= first ? 1 : 0;
};

/** Loss in 1/10000 against the pool's price: the larger one of the filled part's and the remainder's at its limit. */
export const worstImpactBps = (
  { priceImpactBps, rests, limitPrice, marginalPrice }: TradeQuote,
  direction: TradeDirection,
): number | undefined => {
  const resting = rests.sold > 0n && marginalPrice ? priceImpact(direction, limitPrice, marginalPrice) : undefined;
  if (resting === undefined || resting <= 0) return priceImpactBps;
  return Math.max(resting, priceImpactBps ?? resting);
};
