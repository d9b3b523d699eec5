const ALL_BPS = 10_000n;

export interface OwnBond {
  readonly payout: bigint;
  /** Vesting term in blocks after `lastBlock`. */
  readonly vesting: bigint;
  readonly lastBlock: bigint;
  /** Price right after the last purchase, which it raised, in 1e7; principal per payout token. Source: `deposit`. */
  readonly truePricePaid: bigint;
}

/**
 * Vested share in 1/10000, rounded down: above 10000 after the term, 0 before `lastBlock`. Source: `percentVestedFor`.
 */
export const vestedBps = ({ vesting, lastBlock }: OwnBond, block: bigint): bigint =>
  vesting === 0n || block < lastBlock ? 0n : ((block - lastBlock) * ALL_BPS) / vesting;

/** True from a vested share of 10000/10000 on; never for a term of 0. */
export const isVested = (own: OwnBond, block: bigint): boolean => vestedBps(own, block) >= ALL_BPS;

/** Raw payout that can be redeemed. Source: `pendingPayoutFor`. */
export const pendingPayout = (own: OwnBond, block: bigint): bigint =>
  isVested(own, block) ? own.payout : (own.payout * vestedBps(own, block)) / ALL_BPS;

/** Block at which all is vested: `vesting` blocks after the last purchase or redemption. */
export const vestedAt = ({ lastBlock, vesting }: OwnBond): bigint => lastBlock + vesting;

/** Unix seconds of a block at the usual block time, rounded to nearest. */
export const timeOfBlock = (
  target: bigint,
  now: { readonly number: number; readonly timestamp: number },
  blockTimeMs: number,
): bigint => {
  const blocks = target - BigInt(now.number);
  return BigInt(now.timestamp) + (blocks * BigInt(blockTimeMs) + 500n) / 1000n;
};
