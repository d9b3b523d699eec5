/** An epoch of burn & earn. Raw units, of the reward token and of the burned one. */
export interface BurnEpoch {
  readonly reward: bigint;
  /** What everybody burned in it so far. */
  readonly burned: bigint;
}

/** What having burned `own` raw units in an epoch earns, rounded down. Source: the contract's `earned`. */
export const epochShare = ({ reward, burned }: BurnEpoch, own: bigint): bigint =>
  burned === 0n ? 0n : (reward * own) / burned;

/** The epoch once `amount` more is burned. */
export const epochAfter = ({ reward, burned }: BurnEpoch, amount: bigint): BurnEpoch => ({
  reward,
  burned: burned + amount,
});

/** Owed once somebody has burned in the epoch: the contract counts its reward from the first burn on. Raw units. */
export const owedWith = ({ reward, burned }: BurnEpoch, owed: bigint): bigint => (burned === 0n ? owed + reward : owed);
