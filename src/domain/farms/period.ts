/** Reward period: unix seconds, raw reward tokens. */
export interface FarmPeriod {
  /** 0 before the first announcement of rewards. */
  readonly periodFinish: bigint;
  /** Rewards per second until then, one rate per reward token. */
  readonly rates: readonly bigint[];
}

export type FarmPhase = 'notStarted' | 'running' | 'finished';

/** Phase of a farm at `now`, the time of a block. A period without a rate counts as not started. */
export const farmPhase = ({ periodFinish, rates }: FarmPeriod, now: bigint): FarmPhase => {
  if (periodFinish === 0n) return 'notStarted';
  if (periodFinish <= now) return 'finished';
  return rates.some((rate) => rate > 0n) ? 'running' : 'notStarted';
};

/** True without a period end, or with one later than `now` (spec 001 section 3). */
export const isFarmActive = ({ periodFinish }: Pick<FarmPeriod, 'periodFinish'>, now: bigint): boolean =>
  periodFinish === 0n || periodFinish > now;

export const secondsLeft = ({ periodFinish }: Pick<FarmPeriod, 'periodFinish'>, now: bigint): bigint =>
  periodFinish > now ? periodFinish - now : 0n;
