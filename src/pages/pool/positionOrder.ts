import { compareFractions, type Fraction } from '#domain/amounts/fraction.ts';
import type { Address } from '#domain/tokens/types.ts';
import { positionView } from '#features/position/index.ts';
import { isClosed, type Position } from '#stores/positions.ts';

interface Ranked {
  readonly pair: Address;
  readonly isClosed: boolean;
  readonly value: Fraction | undefined;
  readonly name: string;
}

const byValue = (a: Fraction | undefined, b: Fraction | undefined): number => {
  if (a && b) return compareFractions(b, a);
  return Number(a === undefined) - Number(b === undefined);
};

const byName = (a: string, b: string): number => Number(a > b) - Number(a < b);

const compareRanked = (a: Ranked, b: Ranked): number =>
  Number(a.isClosed) - Number(b.isClosed) || byValue(a.value, b.value) || byName(a.name, b.name);

/**
 * Sorts open positions first, then by value with unknown values last, then by exchange and symbols. The result does not
 * depend on the order of `positions`.
 */
export const rankPositions = (
  positions: readonly Position[],
  values: ReadonlyMap<Address, Fraction>,
): readonly Address[] =>
  positions
    .map((position): Ranked => {
      const { exchange, pool } = position;
      const name = [exchange.id, positionView(position).name, pool.pair].join(' ').toLowerCase();
      return { pair: pool.pair, isClosed: isClosed(position), value: values.get(pool.pair), name };
    })
    .toSorted(compareRanked)
    .map(({ pair }) => pair);

/** New positions come last, in the order of discovery. */
export const inKeptOrder = (positions: readonly Position[], order: readonly Address[]): readonly Position[] => {
  const indexes = new Map(order.map((pair, index) => [pair, index]));
  const indexOf = ({ pool }: Position): number => indexes.get(pool.pair) ?? order.length;
  return positions.toSorted((a, b) => indexOf(a) - indexOf(b));
};
