import { compareFractions } from '../../domain/amounts/fraction.ts';
import type { Fraction } from '../../domain/amounts/fraction.ts';
import type { Address } from '../../domain/tokens/types.ts';
import { positionView } from '../../features/position/index.ts';
import { isClosed } from '../../reads/positions.ts';
import type { Position } from '../../reads/positions.ts';

interface Ranked {
  readonly pair: Address;
  readonly isClosed: boolean;
  readonly worth: Fraction | undefined;
  /** Exchange, symbols and pool: no two are the same. */
  readonly name: string;
}

const byWorth = (a: Fraction | undefined, b: Fraction | undefined): number => {
  if (a && b) return compareFractions(b, a);
  return Number(a === undefined) - Number(b === undefined);
};

const byName = (a: string, b: string): number => Number(a > b) - Number(a < b);

const compareRanked = (a: Ranked, b: Ranked): number =>
  Number(a.isClosed) - Number(b.isClosed) || byWorth(a.worth, b.worth) || byName(a.name, b.name);

/**
 * The pools of positions as a person looks for them: what holds something first, of that what is worth most, what nobody
 * can value last; equals by exchange and symbols. The same for the same positions, however they were found.
 */
export const rankPositions = (
  positions: readonly Position[],
  worths: ReadonlyMap<Address, Fraction>,
): readonly Address[] =>
  positions
    .map((position): Ranked => {
      const { exchange, pool } = position;
      const name = [exchange.id, positionView(position).name, pool.pair].join(' ').toLowerCase();
      return { pair: pool.pair, isClosed: isClosed(position), worth: worths.get(pool.pair), name };
    })
    .toSorted(compareRanked)
    .map(({ pair }) => pair);

/** Positions in an order that is kept; those that came since stand below, as they were found. */
export const inKeptOrder = (positions: readonly Position[], order: readonly Address[]): readonly Position[] => {
  const places = new Map(order.map((pair, place) => [pair, place]));
  const placeOf = ({ pool }: Position): number => places.get(pool.pair) ?? order.length;
  return positions.toSorted((a, b) => placeOf(a) - placeOf(b));
};
