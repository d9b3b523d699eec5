export interface BurnEpoch {
  readonly reward: bigint;
  readonly burned: bigint;
}

/** Rounded down, raw. Source: the contract's `earned`. */
export const epochShare = ({ reward, burned }: BurnEpoch, own: bigint): bigint =>
  burned === 0n ? 0n : (reward * own) / burned;

/** Raw units; the burn is not in `burned` before. */
export const epochAfter = ({ reward, burned }: BurnEpoch, amount: bigint): BurnEpoch => ({
  reward,
  burned: burned + amount,
});

/** The contract counts an epoch's reward from its first burn on. Raw units. */
export const owedWith = ({ reward, burned }: BurnEpoch, owed: bigint): bigint => (burned === 0n ? owed + reward : owed);
