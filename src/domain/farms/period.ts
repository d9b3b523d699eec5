interface FarmPeriod {
  /** 0 before the first rewards. */
  readonly periodFinish: bigint;
  readonly rates: readonly (bigint | undefined)[];
}

export type FarmPhase = 'notStarted' | 'running' | 'finished';

/** Phase at a block's time. A period without a rate counts as not started; undefined while an unknown rate decides. */
export const farmPhase = ({ periodFinish, rates }: FarmPeriod, now: bigint): FarmPhase | undefined => {
  if (periodFinish === 0n) return 'notStarted';
  if (periodFinish <= now) return 'finished';
  if (rates.some((rate = 0n) => rate > 0n)) return 'running';
  return rates.includes(undefined) ? undefined : 'notStarted';
};

/** True without an end, or with an end after `now` (spec 001 section 3). */
export const isFarmActive = ({ periodFinish }: Pick<FarmPeriod, 'periodFinish'>, now: bigint): boolean =>
  periodFinish === 0n || periodFinish > now;

/** Seconds until the period's end; 0 after it and before the first rewards. */
export const secondsLeft = ({ periodFinish }: Pick<FarmPeriod, 'periodFinish'>, now: bigint): bigint =>
  periodFinish > now ? periodFinish - now : 0n;
