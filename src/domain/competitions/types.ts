import type { EarnedAmount } from '../referral/types.ts';
import type { Address } from '../tokens/types.ts';

export type ScoreUnit = 'usdCents' | 'friends';

export interface Competition {
  readonly id: string;
  readonly name: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly scoreUnit: ScoreUnit;
  readonly reward: EarnedAmount;
}

export interface RankedAccount {
  readonly rank: number;
  readonly account: Address;
  readonly score: bigint;
}

export interface CompetitionDetails extends Competition {
  readonly rules: readonly string[];
  readonly participants: number;
  readonly ranking: readonly RankedAccount[];
  readonly own: Omit<RankedAccount, 'account'> | undefined;
}
