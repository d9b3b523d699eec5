/** Rewards of a single-token programme, as of its last use. Raw units of the reward token. */
export interface SingleTerms {
  /** Rewards per block, shared by all stakes. */
  readonly perBlock: bigint;
  /** Last block with rewards; 0 if they do not end. */
  readonly endBlock: bigint;
  /** `unclaimed` includes rewards up to this block. */
  readonly lastRewardBlock: bigint;
  /** Raw units of the staked token. */
  readonly totalStaked: bigint;
  readonly unclaimed: bigint;
}

/** True if the block after `block` has no rewards. */
export const isEnded = ({ perBlock, endBlock }: Pick<SingleTerms, 'perBlock' | 'endBlock'>, block: bigint): boolean =>
  perBlock === 0n || (endBlock !== 0n && block >= endBlock);

/**
 * Rewards owed to all stakers at a block. The error is at most one raw unit per use of the contract, which rounds every
 * share. Source: its `_update`.
 */
export const owedRewards = (terms: SingleTerms, block: bigint): bigint => {
  const { perBlock, endBlock, lastRewardBlock, totalStaked, unclaimed } = terms;
  const end = endBlock === 0n || block < endBlock ? block : endBlock;
  return totalStaked === 0n || end <= lastRewardBlock ? unclaimed : unclaimed + (end - lastRewardBlock) * perBlock;
};

/**
 * Funds for rewards: the contract's balance, minus the stakes if the reward is the staked token. Raw units, never below
 * 0.
 */
export const payableRewards = (held: bigint, totalStaked: bigint, isSameToken: boolean): bigint => {
  const stakes = isSameToken ? totalStaked : 0n;
  return held > stakes ? held - stakes : 0n;
};

/** Rewards per block after `block`. */
export const currentRate = (terms: SingleTerms, block: bigint): bigint =>
  terms.totalStaked === 0n || isEnded(terms, block) ? 0n : terms.perBlock;

/** True if a claim of `pending` would revert; false while either is unknown. Raw units. */
export const isClaimShort = (pending: bigint | undefined, payable: bigint | undefined): boolean =>
  pending !== undefined && payable !== undefined && pending > payable;

export type Runway =
  /** The rewards owed cannot be paid now. */
  | { readonly kind: 'short' }
  /** Blocks that the funds last at today's rate. */
  | { readonly kind: 'blocks'; readonly blocks: bigint }
  /** Everything up to the end is covered, or nothing more is paid. */
  | { readonly kind: 'covered' };

/** Time that a programme can pay rewards from `payable`. */
export const runwayOf = (terms: SingleTerms, payable: bigint, block: bigint): Runway => {
  const left = payable - owedRewards(terms, block);
  if (left < 0n) return { kind: 'short' };
  const rate = currentRate(terms, block);
  if (rate === 0n || (terms.endBlock !== 0n && (terms.endBlock - block) * rate <= left)) return { kind: 'covered' };
  return { kind: 'blocks', blocks: left / rate };
};
