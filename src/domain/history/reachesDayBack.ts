import { DAY_SECONDS } from './dayStats.ts';
import type { PairTrade } from './types.ts';

interface ReadHistory {
  readonly status: string;
  /** Newest first. */
  readonly trades: readonly Pick<PairTrade, 'timestamp'>[];
}

/**
 * Whether a past is read to the beginning of the 24 hours before `nowSeconds` (unix): only a trade before them, or
 * the beginning of all, proves it.
 */
export const reachesDayBack = ({ status, trades }: ReadHistory, nowSeconds: number | undefined): boolean =>
  nowSeconds !== undefined &&
  (status === 'complete' || (trades.at(-1)?.timestamp ?? Infinity) <= nowSeconds - DAY_SECONDS);
