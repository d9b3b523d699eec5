import { payableOf } from '../mining/vault.ts';
import type { Vault } from '../mining/vault.ts';

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

type Held = Pick<Vault, 'balance' | 'allowance'>;

/** What the vault owes once somebody has burned in the epoch: `owed` counts its reward only from the first burn on. */
const owedWith = ({ reward, burned }: BurnEpoch, owed: bigint): bigint => (burned === 0n ? owed + reward : owed);

/** Whether the vault cannot pay all that is owed with this epoch's reward. */
export const isBurnShort = (held: Held, epoch: BurnEpoch, owed: bigint): boolean =>
  payableOf(held) < owedWith(epoch, owed);

/** Epochs after this one that the vault can pay at today's reward; undefined where none pays any more. */
export const epochsCovered = (held: Held, epoch: BurnEpoch, owed: bigint): bigint | undefined => {
  if (epoch.reward === 0n) return undefined;
  const left = payableOf(held) - owedWith(epoch, owed);
  return left <= 0n ? 0n : left / epoch.reward;
};
