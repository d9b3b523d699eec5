import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultExchange } from '../../../src/config/exchanges.ts';
import type { Fraction } from '../../../src/domain/amounts/fraction.ts';
import type { Address } from '../../../src/domain/tokens/types.ts';
import { inKeptOrder, rankPositions } from '../../../src/pages/pool/positionOrder.ts';
import type { Position } from '../../../src/reads/positions.ts';
import { MYT } from '../trade/mockMarket.ts';
import { mockPool, positionOf } from './somePositions.ts';

const pairOf = (place: number): Address => `0x${place.toString(16).padStart(40, '0')}`;
const dollars = (whole: number, parts = 1n): Fraction => ({ numerator: BigInt(whole) * parts, denominator: parts });

/** A position in a pool of its own. */
const at = (place: number, change: Partial<Position> = {}): Position =>
  positionOf({}, { pool: { ...mockPool(), pair: pairOf(place) }, ...change });
const named = (place: number, symbol: string): Position => at(place, { token1: { ...MYT, symbol } });
const closed = (place: number): Position => at(place, { holding: { wallet: 0n, staked: 0n } });
const worths = (known: Readonly<Record<number, Fraction>>): ReadonlyMap<Address, Fraction> =>
  new Map(Object.entries(known).map(([place, worth]) => [pairOf(Number(place)), worth]));

it('the largest position first, what nobody can value after all that is known, closed ones last', () => {
  const positions = [closed(1), at(2), at(3), at(4)];
  expect(rankPositions(positions, worths({ 3: dollars(5), 4: dollars(7, 3n) }))).toEqual([4, 3, 2, 1].map(pairOf));
});

it('equals stand by exchange and symbols', () => {
  const elsewhere = at(1, { exchange: { ...defaultExchange, id: 'zebra' } });
  const positions = [elsewhere, named(2, 'ZRX'), named(3, 'aave')];
  expect(rankPositions(positions, worths({ 1: dollars(5), 2: dollars(5, 7n), 3: dollars(5) }))).toEqual(
    [3, 2, 1].map(pairOf),
  );
});

it('the order is the same however they were found', () => {
  const kinds = fc.record({ isClosed: fc.boolean(), worth: fc.option(fc.integer({ min: 0, max: 3 })) });
  const cases = fc
    .array(kinds, { maxLength: 12 })
    .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray([...all.keys()], { minLength: all.length })));
  fc.assert(
    fc.property(cases, ([all, shuffled]) => {
      const positions = all.map(({ isClosed }, place) => (isClosed ? closed(place) : at(place)));
      const known = worths(
        Object.fromEntries(all.flatMap(({ worth }, place) => (worth === null ? [] : [[place, dollars(worth)]]))),
      );
      const found = shuffled.flatMap((place) => positions[place] ?? []);
      expect(rankPositions(found, known)).toEqual(rankPositions(positions, known));
    }),
  );
});

it('a kept order moves nothing: one that came since stands last, one that went leaves no gap', () => {
  const order = [3, 1, 2].map(pairOf);
  const shown = inKeptOrder([at(1), at(2), at(5), at(3), at(4)], order);
  expect(shown.map(({ pool }) => pool.pair)).toEqual([3, 1, 2, 5, 4].map(pairOf));
  expect(inKeptOrder([at(2), at(3)], order).map(({ pool }) => pool.pair)).toEqual([3, 2].map(pairOf));
});
