export interface BurnEpoch {
  readonly reward: bigint;
  readonly burned: bigint;
}

/** Raw share of an epoch's reward, rounded down. Source: `earned` of the contract. */
export const epochShare = ({ reward, burned }: BurnEpoch, own: bigint): bigint =>
  burned === 0n ? 0n : (reward * own) / burned;

/** Epoch after a burn of raw units that `burned` does not include. */
export const epochAfter = ({ reward, burned }: BurnEpoch, amount: bigint): BurnEpoch => ({
  reward,
  burned: burned + amount,
});

/** Raw rewards owed. The contract counts an epoch's reward from its first burn on. */
export const owedWith = ({ reward, burned }: BurnEpoch, owed: bigint): bigint => (burned === 0n ? owed + reward : owed);
