import type { MovedAmount, Movement, MovementKind } from '../portfolio/movements.ts';
import type { Address } from '../tokens/types.ts';
import type { LedgerKind, LedgerMove } from './ledgerMove.ts';

const kinds: Readonly<Record<MovementKind, LedgerKind>> = {
  bought: 'trade',
  sold: 'trade',
  tradeFee: 'transferOut',
  deposit: 'stake',
  withdrawal: 'unstake',
  received: 'unstake',
  reward: 'reward',
  burn: 'burn',
  purchase: 'bondPurchase',
  redemption: 'bondPayout',
  added: 'poolEntry',
  removed: 'poolExit',
  sent: 'transferOut',
  arrived: 'transferIn',
};

/** A contract's payment without a stated purpose: first the stake there, then a reward. Oldest first. */
export const splitUnclear = <M extends Movement>(movements: readonly M[]): readonly M[] => {
  const staked = new Map<string, bigint>();
  return movements.flatMap((movement): readonly M[] => {
    const { kind, sent, received, contract, id } = movement;
    const moved = sent ?? received;
    if (!moved || !['deposit', 'withdrawal', 'received'].includes(kind)) return [movement];
    const key = `${contract ?? ''} ${moved.token}`;
    const there = staked.get(key) ?? 0n;
    const returned = moved.amount < there ? moved.amount : there;
    staked.set(key, kind === 'deposit' ? there + moved.amount : there - returned);
    if (kind !== 'received') return [movement];
    const part = (partKind: MovementKind, partId: string, amount: bigint): readonly M[] =>
      amount > 0n ? [{ ...movement, id: partId, kind: partKind, received: { token: moved.token, amount } }] : [];
    return [
      ...part('withdrawal', id, returned),
      ...part('reward', returned > 0n ? `${id} reward` : id, moved.amount - returned),
    ];
  });
};

/** Comparator: block, then log index, ascending. */
export const oldestFirst = (
  a: Pick<Movement, 'blockNumber' | 'logIndex'>,
  b: Pick<Movement, 'blockNumber' | 'logIndex'>,
): number => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex;

/** Shared by all movements of a pool entry or exit; else the movement's own. */
export const eventOf = ({ id, kind, transactionHash }: Movement): string =>
  kind === 'added' || kind === 'removed' ? `${transactionHash} ${kind}` : id;

/**
 * Raw units, oldest first. Values are known where one side is the dollar token, which counts as one dollar. Fills
 * between own orders are no movements.
 */
export const ledgerMoves = (movements: readonly Movement[], dollar: Address | undefined): readonly LedgerMove[] =>
  splitUnclear(movements.toSorted(oldestFirst)).flatMap((movement): readonly LedgerMove[] => {
    const { id, kind, sent, received, blockNumber, logIndex, timestamp, transactionHash } = movement;
    const value = kinds[kind] === 'trade' ? [sent, received].find((side) => side?.token === dollar)?.amount : undefined;
    const move = (moved: MovedAmount, amount: bigint, side: string): LedgerMove => ({
      ...{ id: `${id} ${side}`, event: eventOf(movement), kind: kinds[kind], asset: moved.token, amount },
      value: moved.token === dollar ? moved.amount : value,
      ...{ blockNumber, logIndex, timestamp, transactionHash },
    });
    return [
      ...(sent ? [move(sent, -sent.amount, 'out')] : []),
      ...(received ? [move(received, received.amount, 'in')] : []),
    ];
  });
