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

/**
 * Splits a contract's payment without a stated purpose: first it returns the stake there, and the rest is a reward. Oldest
 * first.
 */
export function* splitUnclear<M extends Movement>(movements: Iterable<M>): Iterable<M> {
  const staked = new Map<string, bigint>();
  const partsOf = (movement: M): readonly M[] => {
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
  };
  for (const movement of movements) yield* partsOf(movement);
}

/** Comparator for ascending order: block, then log index. */
export const oldestFirst = (
  a: Pick<Movement, 'blockNumber' | 'logIndex'>,
  b: Pick<Movement, 'blockNumber' | 'logIndex'>,
): number => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex;

type Place = Pick<Movement, 'blockNumber' | 'logIndex'>;

const isNewestFirst = (items: readonly Place[]): boolean =>
  items.every((item, i) => {
    const before = items[i - 1];
    return before === undefined || oldestFirst(before, item) >= 0;
  });

const isSameLog = (a: Place | undefined, b: Place | undefined): boolean =>
  a !== undefined && b !== undefined && oldestFirst(a, b) === 0;

/**
 * Movements oldest first; those of one log keep their order. A list that is newest first, as on the page, is read from
 * its end.
 */
export function* readOldestFirst<M extends Place>(items: readonly M[]): Iterable<M> {
  if (!isNewestFirst(items)) {
    yield* items.toSorted(oldestFirst);
    return;
  }
  let end = items.length;
  while (end > 0) {
    let start = end - 1;
    while (isSameLog(items[start - 1], items[start])) start -= 1;
    yield* items.slice(start, end);
    end = start;
  }
}

/**
 * Merges two lists that are each oldest first. If two entries are of the same age, the first list's entry comes first.
 */
export function* mergedByAge<T>(
  first: Iterable<T>,
  second: readonly T[],
  at: (item: T) => Pick<Movement, 'blockNumber' | 'logIndex'>,
): Iterable<T> {
  let next = 0;
  for (const item of first) {
    for (let other = second[next]; other !== undefined && oldestFirst(at(other), at(item)) < 0; other = second[next]) {
      yield other;
      next += 1;
    }
    yield item;
  }
  yield* second.slice(next);
}

const eventOf = ({ id, kind, transactionHash }: Movement): string =>
  kind === 'added' || kind === 'removed' ? `${transactionHash} ${kind}` : id;

/**
 * Raw units, oldest first, computed while they are read. Values are known if one side is the dollar token, which
 * counts as one dollar. Fills between own orders are no movements.
 */
export function* ledgerMoves(movements: readonly Movement[], dollar: Address | undefined): Iterable<LedgerMove> {
  for (const movement of splitUnclear(readOldestFirst(movements))) {
    const { id, kind, sent, received, blockNumber, logIndex, timestamp, transactionHash } = movement;
    const value = kinds[kind] === 'trade' ? [sent, received].find((side) => side?.token === dollar)?.amount : undefined;
    const move = (moved: MovedAmount, amount: bigint, side: string): LedgerMove => ({
      ...{ id: `${id} ${side}`, event: eventOf(movement), kind: kinds[kind], asset: moved.token, amount },
      value: moved.token === dollar ? moved.amount : value,
      ...{ blockNumber, logIndex, timestamp, transactionHash },
    });
    if (sent) yield move(sent, -sent.amount, 'out');
    if (received) yield move(received, received.amount, 'in');
  }
}
