export interface BurnEpoch {
  readonly reward: bigint;
  /** Burned by everybody so far. */
  readonly burned: bigint;
}

/** Reward of having burned `own` raw units in an epoch, rounded down. Source: the contract's `earned`. */
export const epochShare = ({ reward, burned }: BurnEpoch, own: bigint): bigint =>
  burned === 0n ? 0n : (reward * own) / burned;

export const epochAfter = ({ reward, burned }: BurnEpoch, amount: bigint): BurnEpoch => ({
  reward,
  burned: burned + amount,
});

/** Amount owed after a burn in the epoch: the contract counts the epoch's reward from its first burn on. Raw units. */
export const owedWith = ({ reward, burned }: BurnEpoch, owed: bigint): bigint => (burned === 0n ? owed + reward : owed);
