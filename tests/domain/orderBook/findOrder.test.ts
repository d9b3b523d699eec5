import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyOfList, findOrder, insertOrder } from '#domain/orderBook/findOrder.ts';
import { insertionIndex } from '#domain/orderBook/insertionIndex.ts';
import type { RestingOrder } from '#domain/orderBook/types.ts';
import { listOf, maker } from './markets.ts';

const few = fc.bigInt({ min: 1n, max: 6n });
const anyTerms = fc.array(fc.record({ from: few, to: few }), { maxLength: 40 });

const placed = (orders: readonly RestingOrder[], order: RestingOrder): readonly RestingOrder[] => {
  const copy = copyOfList(orders);
  insertOrder(copy, insertionIndex(copy, order), order);
  return copy;
};

const orderOf = (index: bigint, to: bigint): RestingOrder => ({ index, maker: maker(1), from: 5n, to, remain: 5n });

describe('an order of a list', () => {
  it('is where a walk from the best finds it, equal prices included', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const orders = listOf(terms);
        orders.forEach(({ index }, place) => expect(findOrder(orders, index)).toBe(place));
        expect(findOrder(orders, 99n)).toBe(-1);
      }),
    );
  });

  it('is found in each version of the list', () => {
    fc.assert(
      fc.property(anyTerms, few, (terms, to) => {
        const before = listOf(terms);
        const after = placed(before, orderOf(99n, to));
        expect(findOrder(after, 99n)).toBe(after.findIndex(({ index }) => index === 99n));
        expect(findOrder(before, 99n)).toBe(-1);
        const without = copyOfList(after);
        without.splice(findOrder(after, 99n), 1);
        expect(findOrder(without, 99n)).toBe(-1);
        before.forEach(({ index }, place) => expect(findOrder(without, index)).toBe(place));
      }),
    );
  });

  it('that a replaced block had at another price is found in both versions', () => {
    const before = listOf([1n, 2n, 3n, 4n].map((to) => ({ from: 5n, to })));
    const [one, other] = [placed(before, orderOf(99n, 1n)), placed(before, orderOf(99n, 4n))];
    expect([findOrder(one, 99n), findOrder(other, 99n)]).toEqual([1, 4]);
  });

  it('is found after many additions and removals', () => {
    let orders: readonly RestingOrder[] = listOf([{ from: 5n, to: 3n }]);
    for (let index = 100n; index < 3100n; index += 1n) {
      orders = placed(orders, orderOf(index, (index % 7n) + 1n));
      if (orders.length < 5) continue;
      const copy = copyOfList(orders);
      copy.splice(findOrder(orders, index - 3n), 1);
      orders = copy;
    }
    orders.forEach(({ index }, place) => expect(findOrder(orders, index)).toBe(place));
  });
});
