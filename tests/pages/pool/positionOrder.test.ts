import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultExchange } from '#config/exchanges.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import type { Address } from '#domain/tokens/types.ts';
import { inKeptOrder, rankPositions } from '#pages/pool/positionOrder.ts';
import type { Position } from '#stores/positions.ts';
import { MYT } from '../trade/mockMarket.ts';
import { mockPool, positionOf } from './somePositions.ts';

const pairOf = (index: number): Address => `0x${index.toString(16).padStart(40, '0')}`;
const dollars = (whole: number, parts = 1n): Fraction => ({ numerator: BigInt(whole) * parts, denominator: parts });

/** A position in a separate pool. */
const at = (index: number, change: Partial<Position> = {}): Position =>
  positionOf({}, { pool: { ...mockPool(), pair: pairOf(index) }, ...change });
const named = (index: number, symbol: string): Position => at(index, { token1: { ...MYT, symbol } });
const closed = (index: number): Position => at(index, { holding: { wallet: 0n, staked: 0n } });
const values = (known: Readonly<Record<number, Fraction>>): ReadonlyMap<Address, Fraction> =>
  new Map(Object.entries(known).map(([index, value]) => [pairOf(Number(index)), value]));

it('the largest position first, what nobody can value after all that is known, closed ones last', () => {
  const positions = [closed(1), at(2), at(3), at(4)];
  expect(rankPositions(positions, values({ 3: dollars(5), 4: dollars(7, 3n) }))).toEqual([4, 3, 2, 1].map(pairOf));
});

it('equals are sorted by exchange and symbols', () => {
  const elsewhere = at(1, { exchange: { ...defaultExchange, id: 'zebra' } });
  const positions = [elsewhere, named(2, 'ZRX'), named(3, 'aave')];
  expect(rankPositions(positions, values({ 1: dollars(5), 2: dollars(5, 7n), 3: dollars(5) }))).toEqual(
    [3, 2, 1].map(pairOf),
  );
});

it('the order is the same however they were found', () => {
  const kinds = fc.record({ isClosed: fc.boolean(), value: fc.option(fc.integer({ min: 0, max: 3 })) });
  const cases = fc
    .array(kinds, { maxLength: 12 })
    .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray([...all.keys()], { minLength: all.length })));
  fc.assert(
    fc.property(cases, ([all, shuffled]) => {
      const positions = all.map(({ isClosed }, index) => (isClosed ? closed(index) : at(index)));
      const known = values(
        Object.fromEntries(all.flatMap(({ value }, index) => (value === null ? [] : [[index, dollars(value)]]))),
      );
      const found = shuffled.flatMap((index) => positions[index] ?? []);
      expect(rankPositions(found, known)).toEqual(rankPositions(positions, known));
    }),
  );
});

it('a kept order moves nothing: one that came since is last, one that went leaves no gap', () => {
  const order = [3, 1, 2].map(pairOf);
  const shown = inKeptOrder([at(1), at(2), at(5), at(3), at(4)], order);
  expect(shown.map(({ pool }) => pool.pair)).toEqual([3, 1, 2, 5, 4].map(pairOf));
  expect(inKeptOrder([at(2), at(3)], order).map(({ pool }) => pool.pair)).toEqual([3, 2].map(pairOf));
});
