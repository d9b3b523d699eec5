import type { EarnedAmount } from '../referral/types.ts';
import type { Address } from '../tokens/types.ts';

/** What a competition counts: US cents of trading volume, or accounts that joined. */
export type ScoreUnit = 'usdCents' | 'friends';

export interface Competition {
  readonly id: string;
  readonly name: string;
  /** Unix seconds. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly scoreUnit: ScoreUnit;
  /** What the paid places share. */
  readonly reward: EarnedAmount;
}

/** A place of the ranking; the first one is 1. */
export interface RankedAccount {
  readonly rank: number;
  readonly account: Address;
  readonly score: bigint;
}

export interface CompetitionDetails extends Competition {
  readonly rules: readonly string[];
  readonly participants: number;
  /** The best ones, at most as many as are paid. */
  readonly ranking: readonly RankedAccount[];
  /** The account that was asked for; undefined where it takes no part. */
  readonly own: Omit<RankedAccount, 'account'> | undefined;
}
