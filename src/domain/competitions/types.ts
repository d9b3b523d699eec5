import type { EarnedAmount } from '../referral/types.ts';
import type { Address } from '../tokens/types.ts';

/** Unit of a score: US cents of trading volume, or accounts that joined. */
export type ScoreUnit = 'usdCents' | 'friends';

export interface Competition {
  readonly id: string;
  readonly name: string;
  /** Unix seconds. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly scoreUnit: ScoreUnit;
  /** Reward shared by the paid ranks. */
  readonly reward: EarnedAmount;
}

/** A row of the ranking; the first rank is 1. */
export interface RankedAccount {
  readonly rank: number;
  readonly account: Address;
  readonly score: bigint;
}

export interface CompetitionDetails extends Competition {
  readonly rules: readonly string[];
  readonly participants: number;
  /** Best accounts, at most as many as are paid. */
  readonly ranking: readonly RankedAccount[];
  /** The requested account's own rank; undefined if it does not take part. */
  readonly own: Omit<RankedAccount, 'account'> | undefined;
}
