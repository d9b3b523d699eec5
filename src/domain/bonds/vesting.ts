const ALL_BPS = 10_000n;

/** Not redeemed yet. Source: the contract's `bondInfo`. */
export interface OwnBond {
  readonly payout: bigint;
  /** Blocks after `lastBlock`. */
  readonly vesting: bigint;
  readonly lastBlock: bigint;
  /** Last purchase, in 1e7, principal per payout token. */
  readonly truePricePaid: bigint;
}

/** 1/10000, rounded down; above 10000 after the term, 0 before `lastBlock`. Source: `percentVestedFor`. */
export const vestedBps = ({ vesting, lastBlock }: OwnBond, block: bigint): bigint =>
  vesting === 0n || block < lastBlock ? 0n : ((block - lastBlock) * ALL_BPS) / vesting;

/** At `block`, from 10000/10000 on; never for a term of 0. */
export const isVested = (own: OwnBond, block: bigint): boolean => vestedBps(own, block) >= ALL_BPS;

/** Raw. Source: `pendingPayoutFor`. */
export const pendingPayout = (own: OwnBond, block: bigint): bigint =>
  isVested(own, block) ? own.payout : (own.payout * vestedBps(own, block)) / ALL_BPS;

/** Block number: `vesting` blocks after the last purchase or redemption. */
export const vestedAt = ({ lastBlock, vesting }: OwnBond): bigint => lastBlock + vesting;

/** Unix seconds at the usual block time, rounded to nearest. */
export const timeOfBlock = (
  target: bigint,
  now: { readonly number: number; readonly timestamp: number },
  blockTimeMs: number,
): bigint => {
  const blocks = target - BigInt(now.number);
  return BigInt(now.timestamp) + (blocks * BigInt(blockTimeMs) + 500n) / 1000n;
};
