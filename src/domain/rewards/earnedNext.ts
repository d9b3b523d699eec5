import type { TokenAmount } from '../claims/claims.ts';

const DAY_SECONDS = 86_400n;

export interface OwnRate {
  readonly perDay: readonly TokenAmount[];
  readonly until?: bigint | undefined;
}

/**
 * Raw units, rounded down, that the rates give within `days` from `now` (unix seconds) on. A rate that ends earlier
 * gives less.
 */
export const earnedNext = (rates: readonly OwnRate[], now: bigint, days: bigint): readonly TokenAmount[] =>
  rates.flatMap(({ perDay, until }) => {
    const whole = days * DAY_SECONDS;
    const left = until === undefined ? whole : until - now;
    const seconds = left < 0n ? 0n : left < whole ? left : whole;
    return perDay.map(({ token, amount }) => ({
      token,
      amount: amount === undefined ? undefined : (amount * seconds) / DAY_SECONDS,
    }));
  });
