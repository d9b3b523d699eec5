import { fitsUint256 } from '../orderBook/fitsUint256.ts';

const BPS = 10_000n;
const SECONDS_PER_YEAR = 365n * 86_400n;
const MAX_SECONDS = 8_640_000_000_000n;

/** Amounts in raw units, times in unix seconds. Source: `stakes` of the contract. */
export interface LockedStake {
  readonly id: bigint;
  readonly startTime: bigint;
  readonly endTime: bigint;
  readonly rateBps: bigint;
  readonly payout: bigint;
  readonly deposited: bigint;
}

export interface LockTerms {
  readonly months: bigint;
  readonly durationSeconds: bigint;
  readonly rateBps: bigint;
  readonly remaining: bigint | undefined;
}

/** True if the contract has no limit. Source: `remainingLockUp` of the contract. */
export const isUnlimited = (remaining: bigint): boolean => !fitsUint256(remaining + 1n);

/** Raw payout, rounded down. Source: `deposit` of the contract. */
export const payoutOf = (amount: bigint, { rateBps }: Pick<LockTerms, 'rateBps'>): bigint =>
  amount + (amount * rateBps) / BPS;

/** Simple yearly rate in 1/10000, rounded to nearest; undefined for a duration of 0. */
export const yearlyBps = ({ rateBps, durationSeconds }: Omit<LockTerms, 'remaining'>): bigint | undefined =>
  durationSeconds === 0n ? undefined : (2n * rateBps * SECONDS_PER_YEAR + durationSeconds) / (2n * durationSeconds);

/** Block after a number of seconds at the usual block time, rounded up. */
export const unlockBlock = (block: bigint, seconds: bigint, blockTimeMs: number): bigint => {
  const ms = BigInt(blockTimeMs);
  return block + (seconds * 1000n + ms - 1n) / ms;
};

/** True from the lock's end on. `now` is chain time in unix seconds, because the contract compares with its block. */
export const isUnlocked = ({ endTime }: LockedStake, now: number): boolean => BigInt(now) >= endTime;

/** Elapsed part of the lock in whole percent, rounded down. */
export const lockProgress = ({ startTime, endTime }: LockedStake, now: number): number => {
  const [passed, whole] = [BigInt(now) - startTime, endTime - startTime];
  if (passed >= whole) return 100;
  return passed <= 0n ? 0 : Number((passed * 100n) / whole);
};

/** Milliseconds of unix seconds; undefined beyond the range of `Date`. */
export const dateMs = (seconds: bigint): number | undefined =>
  seconds > MAX_SECONDS ? undefined : Number(seconds) * 1000;

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : Number(a > b));

/** Stakes by their end, the earliest first. */
export const sortStakes = <S extends LockedStake>(stakes: readonly S[]): readonly S[] =>
  stakes.toSorted((a, b) => compare(a.endTime, b.endTime) || compare(a.id, b.id));
