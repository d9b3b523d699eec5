export interface EarnExposure {
  readonly isShort: boolean;
  /** Seconds until the deposit or its price is back; `forever` if it is burned, undefined while unknown. */
  readonly lockSeconds: bigint | 'forever' | undefined;
  readonly ageSeconds: bigint | undefined;
}

const DAY_SECONDS = 86_400n;

export const LONG_LOCK_DAYS = 180n;
export const YOUNG_CONTRACT_DAYS = 90n;

const isLockedLong = ({ lockSeconds }: EarnExposure): boolean =>
  lockSeconds === 'forever' || lockSeconds === undefined || lockSeconds > LONG_LOCK_DAYS * DAY_SECONDS;

const isYoung = ({ ageSeconds }: EarnExposure): boolean =>
  ageSeconds === undefined || ageSeconds < YOUNG_CONTRACT_DAYS * DAY_SECONDS;

/**
 * Rank from 0 to 7, the riskiest last. Unpaid rewards weigh more than a lock of over 180 days. Such a lock weighs more
 * than a contract that is younger than 90 days. An unknown lock or age counts as risky.
 */
export const riskRank = (exposure: EarnExposure): number =>
  4 * Number(exposure.isShort) + 2 * Number(isLockedLong(exposure)) + Number(isYoung(exposure));
