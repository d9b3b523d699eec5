/** When a farm pays: unix seconds, raw reward tokens. */
export interface FarmPeriod {
  /** 0: no rewards have been announced yet. */
  readonly periodFinish: bigint;
  /** Rewards for a second until then, one for each reward token. */
  readonly rates: readonly bigint[];
}

export type FarmPhase = 'notStarted' | 'running' | 'finished';

/** In which part of its life a farm is at `now`, the time of a block. A period without a rate is none. */
export const farmPhase = ({ periodFinish, rates }: FarmPeriod, now: bigint): FarmPhase => {
  if (periodFinish === 0n) return 'notStarted';
  if (periodFinish <= now) return 'finished';
  return rates.some((rate) => rate > 0n) ? 'running' : 'notStarted';
};

/** Whether a farm counts as active: it has no period end, or one later than `now` (spec 001 section 3). */
export const isFarmActive = ({ periodFinish }: Pick<FarmPeriod, 'periodFinish'>, now: bigint): boolean =>
  periodFinish === 0n || periodFinish > now;

/** Seconds of the period that are left. */
export const secondsLeft = ({ periodFinish }: Pick<FarmPeriod, 'periodFinish'>, now: bigint): bigint =>
  periodFinish > now ? periodFinish - now : 0n;
