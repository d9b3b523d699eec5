const ALL_BPS = 10_000n;

/** Purchases of an account that are not redeemed. Source: the contract's `bondInfo`. */
export interface OwnBond {
  /** Payout still due, raw. */
  readonly payout: bigint;
  /** Blocks from `lastBlock` until everything has vested. */
  readonly vesting: bigint;
  readonly lastBlock: bigint;
  /** Price of the last purchase in 1e7, principal per payout token. */
  readonly truePricePaid: bigint;
}

/**
 * Share vested since `lastBlock`, in 1/10000, rounded down; above 10000 after the term. A block before `lastBlock`, as
 * after a reorg, gives 0. Source: `percentVestedFor`.
 */
export const vestedBps = ({ vesting, lastBlock }: OwnBond, block: bigint): bigint =>
  vesting === 0n || block < lastBlock ? 0n : ((block - lastBlock) * ALL_BPS) / vesting;

export const isVested = (own: OwnBond, block: bigint): boolean => vestedBps(own, block) >= ALL_BPS;

/** Payout of a redemption, raw. Source: `pendingPayoutFor`. */
export const pendingPayout = (own: OwnBond, block: bigint): bigint =>
  isVested(own, block) ? own.payout : (own.payout * vestedBps(own, block)) / ALL_BPS;

/** Block from which everything has vested. */
export const vestedAt = ({ lastBlock, vesting }: OwnBond): bigint => lastBlock + vesting;

/** Unix seconds at which a future block is mined, if blocks keep their usual time. Rounded to nearest. */
export const timeOfBlock = (
  target: bigint,
  now: { readonly number: number; readonly timestamp: number },
  blockTimeMs: number,
): bigint => {
  const blocks = target - BigInt(now.number);
  return BigInt(now.timestamp) + (blocks * BigInt(blockTimeMs) + 500n) / 1000n;
};
