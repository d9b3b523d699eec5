import { DAY_SECONDS } from './dayStats.ts';
import type { PairTrade } from './types.ts';

interface ReadHistory {
  readonly status: string;
  readonly trades: readonly Pick<PairTrade, 'timestamp'>[];
  readonly since?: number | undefined;
}

/**
 * True if the history covers the time since `seconds` (unix). Only an older trade or block, or a complete history,
 * proves it.
 */
export const reachesBack = ({ status, trades, since = Infinity }: ReadHistory, seconds: number): boolean =>
  status === 'complete' || Math.min(since, trades.at(-1)?.timestamp ?? Infinity) <= seconds;

/** True if the history covers the 24 hours before `nowSeconds` (unix). */
export const reachesDayBack = (history: ReadHistory, nowSeconds: number | undefined): boolean =>
  nowSeconds !== undefined && reachesBack(history, nowSeconds - DAY_SECONDS);
