/** Rewards for inviting, in whole percents: of a friend's trading fees, and on top of their liquidity mining. */
export interface ReferralTerms {
  readonly feeSharePercent: number;
  readonly miningExtraPercent: number;
}

const percentOf = (amount: bigint, percent: number): bigint => (amount * BigInt(percent)) / 100n;

/** Inviter's share of a friend's trading fee of `fee` raw units, rounded down. Spec 001 section 9. */
export const feeShare = (fee: bigint, { feeSharePercent }: ReferralTerms): bigint => percentOf(fee, feeSharePercent);

/** Friend's bonus on liquidity mining of `reward` raw units, rounded down. Spec 001 section 9. */
export const miningExtra = (reward: bigint, { miningExtraPercent }: ReferralTerms): bigint =>
  percentOf(reward, miningExtraPercent);
