import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergedByAge, oldestFirst, readOldestFirst } from '#domain/ledger/ledgerMoves.ts';

const item = fc.record({
  blockNumber: fc.nat({ max: 4 }),
  logIndex: fc.nat({ max: 3 }),
  name: fc.nat(),
});
const items = fc.array(item, { maxLength: 30 });

it('reads entries oldest first, and those of one log in their order, from any list', () => {
  fc.assert(
    fc.property(items, fc.boolean(), (all, isNewestFirst) => {
      const list = isNewestFirst ? all.toSorted((a, b) => oldestFirst(b, a)) : all;
      expect([...readOldestFirst(list)]).toEqual(list.toSorted(oldestFirst));
    }),
  );
});

it('merges two lists by age, the first one first where both have the same log', () => {
  fc.assert(
    fc.property(items, items, (some, other) => {
      const [first, second] = [some.toSorted(oldestFirst), other.toSorted(oldestFirst)];
      expect([...mergedByAge(first, second, (entry) => entry)]).toEqual([...first, ...second].toSorted(oldestFirst));
    }),
  );
});
