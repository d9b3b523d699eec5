const ALL_BPS = 10_000n;

/** What an account has bought and not redeemed. Source: the contract's `bondInfo`. */
export interface OwnBond {
  /** Still to be paid, raw. */
  readonly payout: bigint;
  /** Blocks from `lastBlock` until all of it has vested. */
  readonly vesting: bigint;
  /** The block of the last purchase or redemption. */
  readonly lastBlock: bigint;
  /** In 1e7 of the principal for a payout token: that of the last purchase. */
  readonly truePricePaid: bigint;
}

/**
 * How much has vested since `lastBlock`, in 1/10000, rounded down; above 10000 later. Of a block before that one, as after
 * a reorg, nothing. Source: `percentVestedFor`.
 */
export const vestedBps = ({ vesting, lastBlock }: OwnBond, block: bigint): bigint =>
  vesting === 0n || block < lastBlock ? 0n : ((block - lastBlock) * ALL_BPS) / vesting;

/** Whether all of it has vested. */
export const isVested = (own: OwnBond, block: bigint): boolean => vestedBps(own, block) >= ALL_BPS;

/** What a redemption pays, raw. Source: `pendingPayoutFor`. */
export const pendingPayout = (own: OwnBond, block: bigint): bigint =>
  isVested(own, block) ? own.payout : (own.payout * vestedBps(own, block)) / ALL_BPS;

/** The block from which on all of it has vested. */
export const vestedAt = ({ lastBlock, vesting }: OwnBond): bigint => lastBlock + vesting;

/** Unix seconds at which a block that is still to come is mined, if blocks keep their time. */
export const timeOfBlock = (
  target: bigint,
  now: { readonly number: number; readonly timestamp: number },
  blockTimeMs: number,
): bigint => {
  const blocks = target - BigInt(now.number);
  return BigInt(now.timestamp) + (blocks * BigInt(blockTimeMs) + 500n) / 1000n;
};
