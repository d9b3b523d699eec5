interface FarmPeriod {
  /** 0 before the first rewards. */
  readonly periodFinish: bigint;
  readonly rates: readonly bigint[];
}

export type FarmPhase = 'notStarted' | 'running' | 'finished';

/** Phase at a block's time. A period without a rate counts as not started. */
export const farmPhase = ({ periodFinish, rates }: FarmPeriod, now: bigint): FarmPhase => {
  if (periodFinish === 0n) return 'notStarted';
  if (periodFinish <= now) return 'finished';
  return rates.some((rate) => rate > 0n) ? 'running' : 'notStarted';
};

/** True without an end, or with an end after `now` (spec 001 section 3). */
export const isFarmActive = ({ periodFinish }: Pick<FarmPeriod, 'periodFinish'>, now: bigint): boolean =>
  periodFinish === 0n || periodFinish > now;

/** Seconds until the period's end; 0 after it and before the first rewards. */
export const secondsLeft = ({ periodFinish }: Pick<FarmPeriod, 'periodFinish'>, now: bigint): bigint =>
  periodFinish > now ? periodFinish - now : 0n;
