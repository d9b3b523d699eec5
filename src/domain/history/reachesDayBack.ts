import { DAY_SECONDS } from './dayStats.ts';
import type { PairTrade } from './types.ts';

interface ReadHistory {
  readonly status: string;
  /** Newest first. */
  readonly trades: readonly Pick<PairTrade, 'timestamp'>[];
  /** Chain time of the lowest block read, unix seconds. */
  readonly since?: number | undefined;
}

/** 24 hours before `nowSeconds` (unix). Only an older trade or block, or a complete history, proves it. */
export const reachesDayBack = (
  { status, trades, since = Infinity }: ReadHistory,
  nowSeconds: number | undefined,
): boolean =>
  nowSeconds !== undefined &&
  (status === 'complete' || Math.min(since, trades.at(-1)?.timestamp ?? Infinity) <= nowSeconds - DAY_SECONDS);
