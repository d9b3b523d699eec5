import { DAY_SECONDS } from './dayStats.ts';
import type { PairTrade } from './types.ts';

interface ReadHistory {
  readonly status: string;
  /** Newest first. */
  readonly trades: readonly Pick<PairTrade, 'timestamp'>[];
  /** Chain time of the lowest block that is read, unix seconds. */
  readonly since?: number | undefined;
}

/**
 * Whether a history is read to the beginning of the 24 hours before `nowSeconds` (unix): only a trade or block before
 * them, or the beginning of all, proves it.
 */
export const reachesDayBack = (
  { status, trades, since = Infinity }: ReadHistory,
  nowSeconds: number | undefined,
): boolean =>
  nowSeconds !== undefined &&
  (status === 'complete' || Math.min(since, trades.at(-1)?.timestamp ?? Infinity) <= nowSeconds - DAY_SECONDS);
