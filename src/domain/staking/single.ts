/** What a single-token programme pays, as of its last use. Raw units of the reward token. */
export interface SingleTerms {
  /** Rewards for each block, shared by what is staked. */
  readonly perBlock: bigint;
  /** The last block with rewards; 0: they do not end. */
  readonly endBlock: bigint;
  /** Rewards up to this block are in `unclaimed`. */
  readonly lastRewardBlock: bigint;
  /** Raw units of the staked token. */
  readonly totalStaked: bigint;
  /** Rewards that nobody has taken yet. */
  readonly unclaimed: bigint;
}

/** Whether the block after `block` has no rewards any more. */
export const isEnded = ({ perBlock, endBlock }: Pick<SingleTerms, 'perBlock' | 'endBlock'>, block: bigint): boolean =>
  perBlock === 0n || (endBlock !== 0n && block >= endBlock);

/**
 * Everything that is owed to all stakers as of a block, to a raw unit for each time the contract was used: it rounds every
 * share. Source: its `_update`.
 */
export const owedRewards = (terms: SingleTerms, block: bigint): bigint => {
  const { perBlock, endBlock, lastRewardBlock, totalStaked, unclaimed } = terms;
  const end = endBlock === 0n || block < endBlock ? block : endBlock;
  return totalStaked === 0n || end <= lastRewardBlock ? unclaimed : unclaimed + (end - lastRewardBlock) * perBlock;
};

/**
 * What the contract can pay rewards with: where they are of the staked token, what it holds beyond the stakes. Raw units,
 * never below 0.
 */
export const payableRewards = (held: bigint, totalStaked: bigint, isSameToken: boolean): bigint => {
  const stakes = isSameToken ? totalStaked : 0n;
  return held > stakes ? held - stakes : 0n;
};

/** Rewards that are paid for each block after `block`. */
export const currentRate = (terms: SingleTerms, block: bigint): bigint =>
  terms.totalStaked === 0n || isEnded(terms, block) ? 0n : terms.perBlock;

/** Whether a claim of `pending` would be refused; not while either is unknown. Raw units. */
export const isClaimShort = (pending: bigint | undefined, payable: bigint | undefined): boolean =>
  pending !== undefined && payable !== undefined && pending > payable;

export type Runway =
  /** What is owed cannot be paid now. */
  | { readonly kind: 'short' }
  /** It lasts so many blocks at today's rate. */
  | { readonly kind: 'blocks'; readonly blocks: bigint }
  /** Everything up to the end is covered, or nothing more is paid. */
  | { readonly kind: 'covered' };

/** How long a programme can pay that has `payable` for rewards. */
export const runwayOf = (terms: SingleTerms, payable: bigint, block: bigint): Runway => {
  const left = payable - owedRewards(terms, block);
  if (left < 0n) return { kind: 'short' };
  const rate = currentRate(terms, block);
  if (rate === 0n || (terms.endBlock !== 0n && (terms.endBlock - block) * rate <= left)) return { kind: 'covered' };
  return { kind: 'blocks', blocks: left / rate };
};
