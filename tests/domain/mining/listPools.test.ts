import fc from 'fast-check';
import { expect, it } from 'vitest';
import { miningOrders, sortPools, type MiningFigures } from '#domain/mining/listPools.ts';

const fraction = fc.option(
  fc.record({
    numerator: fc.bigInt({ min: 0n, max: 10n ** 30n }),
    denominator: fc.bigInt({ min: 1n, max: 10n ** 20n }),
  }),
  { nil: undefined },
);
const pools = fc.array(
  fc.record<{ id: number; figures: MiningFigures | undefined }>({
    id: fc.integer(),
    figures: fc.option(fc.record({ yield: fraction, own: fraction, total: fraction }), { nil: undefined }),
  }),
);

it('a sorted list has the same pools, the larger first, those of unknown figures last, equal ones as before', () => {
  fc.assert(
    fc.property(pools, fc.constantFrom(...miningOrders), (list, order) => {
      const sorted = sortPools(list, order, ({ figures }) => figures);
      expect(new Set(sorted)).toEqual(new Set(list));
      if (order === 'part') {
        expect(sorted).toBe(list);
        return;
      }
      sorted.slice(1).forEach((later, i) => {
        const before = sorted[i];
        const [a, b] = [before?.figures?.[order], later.figures?.[order]];
        if (!b) return;
        expect(a && a.numerator * b.denominator >= b.numerator * a.denominator).toBe(true);
        const isEqual = a && a.numerator * b.denominator === b.numerator * a.denominator;
        if (isEqual && before) expect(list.indexOf(before)).toBeLessThan(list.indexOf(later));
      });
    }),
  );
});
