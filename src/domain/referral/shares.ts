/** What inviting pays, in whole percents: of a friend's trading fees, and on top of their liquidity mining. */
export interface ReferralTerms {
  readonly feeSharePercent: number;
  readonly miningExtraPercent: number;
}

const percentOf = (amount: bigint, percent: number): bigint => (amount * BigInt(percent)) / 100n;

/** What a friend's trading fee of `fee` raw units pays to who invited them, rounded down. Spec 001 section 9. */
export const feeShare = (fee: bigint, { feeSharePercent }: ReferralTerms): bigint => percentOf(fee, feeSharePercent);

/** What a friend's liquidity mining of `reward` raw units pays them on top, rounded down. Spec 001 section 9. */
export const miningExtra = (reward: bigint, { miningExtraPercent }: ReferralTerms): bigint =>
  percentOf(reward, miningExtraPercent);
