/** State as of the contract's last use. Raw reward units. */
export interface SingleTerms {
  readonly perBlock: bigint;
  /** 0 if the rewards do not end. */
  readonly endBlock: bigint;
  /** Last block included in `unclaimed`. */
  readonly lastRewardBlock: bigint;
  readonly totalStaked: bigint;
  readonly unclaimed: bigint;
}

/** True if the block after `block` has no rewards; an `endBlock` of 0 never ends. */
export const isEnded = ({ perBlock, endBlock }: Pick<SingleTerms, 'perBlock' | 'endBlock'>, block: bigint): boolean =>
  perBlock === 0n || (endBlock !== 0n && block >= endBlock);

/**
 * Raw rewards owed to all stakers. The contract rounds every share, so each use adds an error of at most one unit.
 * Source: `_update`.
 */
export const owedRewards = (terms: SingleTerms, block: bigint): bigint => {
  const { perBlock, endBlock, lastRewardBlock, totalStaked, unclaimed } = terms;
  const end = endBlock === 0n || block < endBlock ? block : endBlock;
  return totalStaked === 0n || end <= lastRewardBlock ? unclaimed : unclaimed + (end - lastRewardBlock) * perBlock;
};

/** Raw rewards that can be paid, at least 0: the balance, minus the stakes if the reward is the staked token. */
export const payableRewards = (held: bigint, totalStaked: bigint, isSameToken: boolean): bigint => {
  const stakes = isSameToken ? totalStaked : 0n;
  return held > stakes ? held - stakes : 0n;
};

/** Raw rewards per block after `block`; 0 without stakes. */
export const currentRate = (terms: SingleTerms, block: bigint): bigint =>
  terms.totalStaked === 0n || isEnded(terms, block) ? 0n : terms.perBlock;

/** True if a claim of the raw rewards would revert; false while unknown. */
export const isClaimShort = (pending: bigint | undefined, payable: bigint | undefined): boolean =>
  pending !== undefined && payable !== undefined && pending > payable;

export type Runway =
  | { readonly kind: 'short' }
  | { readonly kind: 'blocks'; readonly blocks: bigint }
  | { readonly kind: 'covered' };

/** Last block whose rewards can be paid, by the end and the runway at `block`; undefined if none is foreseen. */
export const lastPaidBlock = (
  { endBlock }: Pick<SingleTerms, 'endBlock'>,
  runway: Runway | undefined,
  block: bigint,
): bigint | undefined => {
  if (runway?.kind === 'blocks') return block + runway.blocks;
  return endBlock === 0n ? undefined : endBlock;
};

/**
 * Time for which the raw `payable` lasts. `short`: less than is owed. `covered`: it lasts until the end, or there are
 * no rewards. Blocks are rounded down.
 */
export const runwayOf = (terms: SingleTerms, payable: bigint, block: bigint): Runway => {
  const left = payable - owedRewards(terms, block);
  if (left < 0n) return { kind: 'short' };
  const rate = currentRate(terms, block);
  if (rate === 0n || (terms.endBlock !== 0n && (terms.endBlock - block) * rate <= left)) return { kind: 'covered' };
  return { kind: 'blocks', blocks: left / rate };
};
