/** Unix seconds, raw reward tokens. */
interface FarmPeriod {
  /** 0 before the first rewards. */
  readonly periodFinish: bigint;
  /** Per second, one per reward token. */
  readonly rates: readonly bigint[];
}

export type FarmPhase = 'notStarted' | 'running' | 'finished';

/** `now` is a block's time. A period without a rate counts as not started. */
export const farmPhase = ({ periodFinish, rates }: FarmPeriod, now: bigint): FarmPhase => {
  if (periodFinish === 0n) return 'notStarted';
  if (periodFinish <= now) return 'finished';
  return rates.some((rate) => rate > 0n) ? 'running' : 'notStarted';
};

/** No end, or an end after `now` (spec 001 section 3). */
export const isFarmActive = ({ periodFinish }: Pick<FarmPeriod, 'periodFinish'>, now: bigint): boolean =>
  periodFinish === 0n || periodFinish > now;

/** Unix seconds in, seconds out; 0 after the end and before the first rewards. */
export const secondsLeft = ({ periodFinish }: Pick<FarmPeriod, 'periodFinish'>, now: bigint): bigint =>
  periodFinish > now ? periodFinish - now : 0n;
