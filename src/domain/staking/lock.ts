import { fitsUint256 } from '../orderBook/fitsUint256.ts';

const BPS = 10_000n;
const SECONDS_PER_YEAR = 365n * 86_400n;
/** The last second that a date can be made of. */
const MAX_SECONDS = 8_640_000_000_000n;

/** A stake that is locked. Raw units; times in unix seconds. Source: the contract's `stakes`. */
export interface LockedStake {
  readonly id: bigint;
  readonly startTime: bigint;
  readonly endTime: bigint;
  /** The reward in 1/10000 of the deposit, for the whole time. */
  readonly rateBps: bigint;
  /** Paid back at the end: the deposit and its reward. */
  readonly payout: bigint;
  readonly deposited: bigint;
}

/** What a contract offers for so many months. */
export interface LockTerms {
  readonly months: bigint;
  readonly durationSeconds: bigint;
  readonly rateBps: bigint;
  /** The most that can be locked now, raw; undefined while unknown. */
  readonly remaining: bigint | undefined;
}

/** Whether a contract that says it takes `remaining` takes any amount. Source: its `remainingLockUp`. */
export const isUnlimited = (remaining: bigint): boolean => !fitsUint256(remaining + 1n);

/** What is paid back at the end, rounded down. Source: the contract's `deposit`. */
export const payoutOf = (amount: bigint, { rateBps }: Pick<LockTerms, 'rateBps'>): bigint =>
  amount + (amount * rateBps) / BPS;

/** The rate as of a year without compounding, in 1/10000, rounded to nearest. */
export const yearlyBps = ({ rateBps, durationSeconds }: Omit<LockTerms, 'remaining'>): bigint | undefined =>
  durationSeconds === 0n ? undefined : (2n * rateBps * SECONDS_PER_YEAR + durationSeconds) / (2n * durationSeconds);

/** The first block at or after which a lock of `seconds` from `block` on ends, if blocks keep their time. */
export const unlockBlock = (block: bigint, seconds: bigint, blockTimeMs: number): bigint => {
  const ms = BigInt(blockTimeMs);
  return block + (seconds * 1000n + ms - 1n) / ms;
};

/** Chain time `now`, unix seconds: the contract compares with the time of its block. */
export const isUnlocked = ({ endTime }: LockedStake, now: number): boolean => BigInt(now) >= endTime;

/** How much of the time has passed, whole percent from 0 to 100, rounded down. */
export const lockProgress = ({ startTime, endTime }: LockedStake, now: number): number => {
  const [passed, whole] = [BigInt(now) - startTime, endTime - startTime];
  if (passed >= whole) return 100;
  return passed <= 0n ? 0 : Number((passed * 100n) / whole);
};

/** Unix seconds as the milliseconds of a date; undefined where no calendar reaches. */
export const dateMs = (seconds: bigint): number | undefined =>
  seconds > MAX_SECONDS ? undefined : Number(seconds) * 1000;

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : Number(a > b));

/** Those that end first come first. */
export const sortStakes = <S extends LockedStake>(stakes: readonly S[]): readonly S[] =>
  stakes.toSorted((a, b) => compare(a.endTime, b.endTime) || compare(a.id, b.id));
