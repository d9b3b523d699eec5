import { atPrice, type PricedToken, type PricesByToken } from '../prices/dollarPrices.ts';
import type { LedgerKind, LedgerMove } from './ledgerMove.ts';

/**
 * The market price of these kinds is their value. A token sent or received may have cost something else, and a burn
 * has no proceeds.
 */
const KINDS: ReadonlySet<LedgerKind> = new Set<LedgerKind>(['trade', 'reward', 'bondPurchase', 'bondPayout']);

/** True for an event whose market price is its value: trades, rewards and bonds. */
export const takesPoolValue = ([first]: readonly LedgerMove[]): boolean => first !== undefined && KINDS.has(first.kind);

interface Side {
  readonly value: bigint;
  readonly depth: bigint;
}

const sideOf = ({ amount }: LedgerMove, price: PricedToken | undefined): readonly Side[] => {
  if (price?.state !== 'known') return [];
  const { depth } = price;
  const value = atPrice(amount < 0n ? -amount : amount, price.price);
  return value <= depth ? [{ value, depth }] : [];
};

/**
 * Raw dollar value of one event at the prices of its block, rounded down. Both sides of a trade have one value: that
 * of the side with the deeper chain of pools, or of the first side if they are equal. Undefined without a price, if
 * deep pools disagree, and for an amount above the dollars in its pools.
 */
export const poolValue = (event: readonly LedgerMove[], prices: PricesByToken): bigint | undefined => {
  if (!takesPoolValue(event)) return undefined;
  const sides = event.flatMap((move) => sideOf(move, prices.get(move.asset)));
  const deepest = sides.reduce<Side | undefined>(
    (best, side) => (best && best.depth >= side.depth ? best : side),
    undefined,
  );
  return deepest?.value;
};
