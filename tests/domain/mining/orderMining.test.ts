import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFractions } from '#domain/amounts/fraction.ts';
import {
  bookWeight,
  dueAt,
  factorOf,
  isClaimShort,
  isVaultShort,
  isWithinSpread,
  orderWeight,
  statusOf,
  validSpread,
  validSpreadIn,
  type MinedOrder,
  type OrderVault,
  type PairFactor,
} from '#domain/mining/orderMining.ts';
import type { RestingOrder } from '#domain/orderBook/types.ts';

const A = '0x1111111111111111111111111111111111111111';
const B = '0x2222222222222222222222222222222222222222';
const C = '0x3333333333333333333333333333333333333333';

const above = fc.bigInt({ min: 1n, max: 10n ** 30n });
const limits = fc.record({ maxLimit: fc.bigInt(0n, 20_000n), minLimit: fc.bigInt(0n, 20_000n) });
const market = fc.record({ reserve0: above, reserve1: above });
const order: fc.Arbitrary<MinedOrder> = fc
  .record({ sells0: fc.boolean(), from: above, to: above, part: fc.bigInt(0n, 1000n) })
  .map(({ part, ...one }) => ({ ...one, remain: (one.from * part) / 1000n }));

const factor: PairFactor = { token0: A, token1: B, factor: 1n, maxLimit: 600n, minLimit: 500n };

describe('the valid spread', () => {
  it('ends exactly where orders cease to count, on both sides', () => {
    fc.assert(
      fc.property(order, market, limits, ({ sells0, from, to }, reserves, both) => {
        const spread = validSpread(reserves, both);
        const price = sells0 ? { numerator: to, denominator: from } : { numerator: from, denominator: to };
        if (!spread?.high) throw new Error('There are reserves');
        const isIn = sells0 ? compareFractions(price, spread.high) <= 0 : compareFractions(price, spread.low) >= 0;
        expect(isWithinSpread({ sells0, from, to }, reserves, both)).toBe(isIn);
      }),
    );
  });

  it('is the same one read from the other token', () => {
    fc.assert(
      fc.property(market, limits, (reserves, both) => {
        const terms = { token0: A, token1: B, ...both } as const;
        const [here, there] = [validSpreadIn(A, reserves, terms), validSpreadIn(B, reserves, terms)];
        const product = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }, other: typeof here) =>
          other?.high && numerator * other.high.numerator === denominator * other.high.denominator;
        if (here && here.low.numerator > 0n) expect(product(here.low, there)).toBe(true);
        else expect(there?.high).toBeUndefined();
      }),
    );
  });

  it('an empty pool has none, and nothing counts in it', () => {
    const empty = { reserve0: 0n, reserve1: 0n };
    const one = { sells0: true, from: 1n, to: 1n, remain: 1n };
    expect(validSpread(empty, factor)).toBeUndefined();
    expect(statusOf(one, factor, empty)).toBe('emptyPool');
    expect(orderWeight(one, empty, factor)).toBe(0n);
  });

  it('decides for orders by hand at a market price of 2, 6% above and 5% below', () => {
    const reserves = { reserve0: 1000n, reserve1: 2000n };
    const sell = (to: bigint) => statusOf({ sells0: true, from: 100n, to }, factor, reserves);
    const buy = (from: bigint) => statusOf({ sells0: false, from, to: 100n }, factor, reserves);
    expect([sell(212n), sell(213n), sell(150n)]).toEqual(['counts', 'outsideSpread', 'counts']);
    expect([buy(190n), buy(189n), buy(250n)]).toEqual(['counts', 'outsideSpread', 'counts']);
    expect(statusOf({ sells0: true, from: 1n, to: 1n }, undefined, reserves)).toBe('pairNotListed');
  });
});

describe('the weight of an order', () => {
  it('never falls closer to the market', () => {
    fc.assert(
      fc.property(order, above, market, limits, (entry, more, reserves, both) => {
        // A seller at a lower price, and a buyer who offers the same for less.
        const closer = { ...entry, to: entry.to > more ? entry.to - more : 1n };
        expect(orderWeight(closer, reserves, both)).toBeGreaterThanOrEqual(orderWeight(entry, reserves, both));
      }),
    );
  });

  it('never falls with the size, and is zero beyond the spread', () => {
    fc.assert(
      fc.property(order, above, market, limits, (entry, more, reserves, both) => {
        const larger = { ...entry, remain: entry.remain + more };
        expect(orderWeight(larger, reserves, both)).toBeGreaterThanOrEqual(orderWeight(entry, reserves, both));
        if (!isWithinSpread(entry, reserves, both)) expect(orderWeight(entry, reserves, both)).toBe(0n);
      }),
    );
  });

  it('is half of its value at the end of the spread, and all of it at the market price', () => {
    const reserves = { reserve0: 10n ** 18n, reserve1: 2n * 10n ** 18n };
    const at = (to: bigint) => orderWeight({ sells0: true, from: 10n ** 6n, to, remain: 10n ** 6n }, reserves, factor);
    expect([at(2_000_000n), at(2_060_000n), at(2_120_000n)]).toEqual([2_000_000n, 1_500_000n, 1_000_000n]);
  });
});

describe('all orders of a book', () => {
  const reserves = { reserve0: 1000n, reserve1: 2000n };
  const resting = (from: bigint, to: bigint): RestingOrder => ({ index: 1n, maker: C, from, to, remain: from });
  const side = (soldToken: typeof A | typeof B, orders: readonly RestingOrder[], complete = true) => ({
    soldToken,
    orders,
    complete,
  });

  it('are known to the end of the spread, whether the list goes on behind it or not', () => {
    const near = resting(100n, 200n);
    const far = resting(100n, 300n);
    const none = side(B, []);
    expect(bookWeight({ side0: side(A, [near, far]), side1: none }, reserves, factor)).toBe(200n);
    expect(bookWeight({ side0: side(A, [near, far], false), side1: none }, reserves, factor)).toBe(200n);
    expect(bookWeight({ side0: side(A, [near], false), side1: none }, reserves, factor)).toBeUndefined();
    expect(bookWeight({ side0: side(A, [], false), side1: none }, reserves, factor)).toBeUndefined();
    // The same book, whose tokens the configuration names the other way round.
    const turned = { ...factor, token0: B, token1: A } as const;
    const swapped = { reserve0: reserves.reserve1, reserve1: reserves.reserve0 };
    expect(bookWeight({ side0: side(A, [near, far]), side1: none }, swapped, turned)).toBe(100n);
  });

  it('a pair is found either way round, unless it earns nothing', () => {
    const nothing = { ...factor, token1: C, factor: 0n } as const;
    expect(factorOf([nothing, factor], B, A)).toBe(factor);
    expect(factorOf([nothing, factor], A, C)).toBeUndefined();
  });
});

describe('the vault', () => {
  const vault: OrderVault = { balance: 1000n, allowance: 5000n, held: 50n, perBlock: 10n, startBlock: 100n };

  it('is short once what is due is more than it holds or may give', () => {
    expect(dueAt(vault, 90n)).toBe(0n);
    expect([isVaultShort(vault, 200n), isVaultShort(vault, 201n)]).toEqual([false, true]);
    expect(isVaultShort({ ...vault, allowance: 0n }, 101n)).toBe(true);
  });

  it('a claim is short where the contract would hold less than it, due rewards included', () => {
    expect([isClaimShort(vault, 60n, 101n), isClaimShort(vault, 61n, 101n)]).toEqual([false, true]);
    expect(isClaimShort(vault, 1n, 201n)).toBe(true);
  });
});
