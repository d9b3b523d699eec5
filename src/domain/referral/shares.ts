/** Whole percents: of a friend's trading fees, and on top of a friend's liquidity mining. */
interface ReferralTerms {
  readonly feeSharePercent: number;
  readonly miningExtraPercent: number;
}

const percentOf = (amount: bigint, percent: number): bigint => (amount * BigInt(percent)) / 100n;

/** Raw share of a friend's fee, rounded down (spec 001 section 9). */
export const feeShare = (fee: bigint, { feeSharePercent }: ReferralTerms): bigint => percentOf(fee, feeSharePercent);

/** Raw reward on top of a friend's liquidity mining, rounded down (spec 001 section 9). */
export const miningExtra = (reward: bigint, { miningExtraPercent }: ReferralTerms): bigint =>
  percentOf(reward, miningExtraPercent);
