import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { powerOfTen } from '#domain/amounts/integers.ts';
import { atPrice } from '#domain/prices/dollarPrices.ts';
import { tokenPrice, valueOfRaw, type DollarValue } from '#domain/prices/dollarValue.ts';
import type { PoolReserves } from '#domain/markets/poolReserves.ts';
import {
  ADDRESS,
  amounts,
  costOf,
  DOLLAR_DECIMALS,
  freshOf,
  NAMES,
  numberOf,
  pool,
  pricesOf,
  raw,
  RULE,
  valueIn,
  worlds,
  type Name,
} from '../../support/priceWorlds.ts';

const dollarsOf = (pools: readonly PoolReserves[], name: Name, amount: number): number | undefined => {
  const value = valueIn(pricesOf(pools), name, raw(name, amount));
  return value && numberOf(value);
};

const within = (value: number | undefined, expected: number): void => {
  expect(value).toBeGreaterThan(expected * 0.99);
  expect(value).toBeLessThan(expected * 1.01);
};

describe('a thin pool', () => {
  it('does not move 1 WETH of a deep pool', () => {
    within(dollarsOf([pool('WETH', 500, 'USDC', 1_200_000), pool('WETH', 0.001, 'WBTC', 0.001)], 'WETH', 1), 2400);
  });

  it('does not move 1,000 DAI of a deep pool, though WBTC has its own price', () => {
    const pools = [pool('DAI', 800_000, 'USDC', 800_000), pool('DAI', 1, 'WBTC', 0.001)];
    within(dollarsOf(pools, 'DAI', 1000), 1000);
    within(dollarsOf([...pools, pool('WBTC', 20, 'USDC', 800_000)], 'DAI', 1000), 1000);
  });

  it('does not move 100 MYT of a deep pool', () => {
    const pools = [pool('MYT', 1_800_000, 'USDC', 757_000), pool('MYT', 100, 'WBTC', 0.1)];
    within(dollarsOf([...pools, pool('WBTC', 20, 'USDC', 800_000)], 'MYT', 100), 42.06);
  });

  it('gives a token without another pool no value', () => {
    expect(dollarsOf([pool('ODD', 1, 'USDC', 999)], 'ODD', 1)).toBeUndefined();
    expect(dollarsOf([pool('ODD', 1, 'USDC', 1000)], 'ODD', 1)).toBe(1000);
  });

  it('is not made deep by many others like it', () => {
    const thin = (['USDT', 'DAI', 'WETH', 'WBTC'] as const).map((name) => pool('MYT', 0.01, name, 1));
    const deep = [pool('MYT', 1_800_000, 'USDC', 757_000), pool('WETH', 500, 'USDC', 1_200_000)];
    within(dollarsOf([...deep, ...thin], 'MYT', 100), 42.06);
  });
});

describe('a chain of fake tokens', () => {
  it('has no depth, however much they hold of each other', () => {
    const pools = [
      pool('DAI', 800_000, 'USDC', 800_000),
      pool('ODD', 1_000_000_000, 'LONG', 1_000_000_000),
      pool('ODD', 1_000_000_000, 'DAI', 0.001),
      pool('LONG', 1, 'USDC', 5000),
    ];
    within(dollarsOf(pools, 'DAI', 1000), 1000);
    expect(dollarsOf(pools, 'ODD', 1)).toBeUndefined();
  });

  it('makes no amount worth more than the dollars in its pool', () => {
    expect(dollarsOf([pool('ODD', 1, 'USDC', 5000)], 'ODD', 1_000_000)).toBe(5000);
  });
});

describe('pools that disagree', () => {
  const deep = pool('WETH', 500, 'USDC', 1_200_000);
  const dai = pool('DAI', 2_000_000, 'USDC', 2_000_000);

  it('are uncertain with both prices at comparable depth, and the lower one counts', () => {
    const value = valueIn(pricesOf([deep, dai, pool('WETH', 200, 'DAI', 700_000)]), 'WETH', raw('WETH', 1));
    expect(value && [numberOf(value), value.other && numberOf(value.other)]).toEqual([2400, 3500]);
    const lower = valueIn(pricesOf([deep, dai, pool('WETH', 500, 'DAI', 700_000)]), 'WETH', raw('WETH', 1));
    expect(lower && [numberOf(lower), lower.other && numberOf(lower.other)]).toEqual([1400, 2400]);
  });

  it('are known within the fees of three pools, and where one is less than half as deep', () => {
    for (const other of [pool('WETH', 500, 'DAI', 1_250_000), pool('WETH', 100, 'DAI', 590_000)]) {
      expect(pricesOf([deep, dai, other]).get(ADDRESS.WETH)?.state).toBe('known');
    }
  });

  it('leave what is valued through them uncertain', () => {
    const odd = pool('ODD', 1000, 'WETH', 10);
    const prices = pricesOf([deep, dai, pool('WETH', 200, 'DAI', 700_000), odd]);
    const value = valueIn(prices, 'ODD', 100n);
    expect(value && [numberOf(value), value.other && numberOf(value.other)]).toEqual([2400, 3500]);
  });
});

/** No holding moves by more than this many times what the added pools cost. */
const MULTIPLE = 2;

const moveOf = (before: DollarValue | undefined, after: DollarValue | undefined): number =>
  Math.abs((after ? numberOf(after) : 0) - (before ? numberOf(before) : 0));

/** A tenth of a cent, and what floating point leaves of large figures. */
const allow = (bound: number): number => bound * (1 + 1e-9) + 0.001;

describe('pools added for c dollars', () => {
  it(`change no holding by more than ${MULTIPLE} c`, () => {
    fc.assert(
      fc.property(worlds, ({ old, added, held }) => {
        const fresh = freshOf({ old, added });
        const [before, after] = [pricesOf(old), pricesOf([...old, ...fresh])];
        const bound = numberOf(costOf(fresh, before, after)) * MULTIPLE;
        for (const [index, name] of NAMES.entries()) {
          const amount = held[index] ?? 0n;
          expect(moveOf(valueIn(before, name, amount), valueIn(after, name, amount))).toBeLessThanOrEqual(allow(bound));
        }
      }),
      { numRuns: 1000 },
    );
  });

  it(`change no total by more than ${MULTIPLE} c, where they are pools of tokens that are not well-known`, () => {
    fc.assert(
      fc.property(worlds, ({ old, added, held }) => {
        const isOdd = ({ token0, token1 }: PoolReserves): boolean =>
          !RULE.anchors.includes(token0) || !RULE.anchors.includes(token1);
        const fresh = freshOf({ old, added }).filter(isOdd);
        const [before, after] = [pricesOf(old), pricesOf([...old, ...fresh])];
        const totals = [before, after].map((prices) =>
          NAMES.reduce((sum, name, index) => {
            const value = valueIn(prices, name, held[index] ?? 0n);
            return value ? sum + (value.numerator * 10n ** 9n) / value.denominator : sum;
          }, 0n),
        );
        const [was = 0n, is = 0n] = totals;
        const moved = Number(is > was ? is - was : was - is) / 1e9;
        expect(moved).toBeLessThanOrEqual(allow(numberOf(costOf(fresh, before, after)) * MULTIPLE));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a trade that pays c dollars into a pool', () => {
  it('changes no holding by more than 3 c, so a price moves only as fast as its depth allows', () => {
    const reserves = fc.integer({ min: 2000, max: 3_000_000 });
    const paid = fc.integer({ min: 1, max: 5_000_000 });
    fc.assert(
      fc.property(reserves, fc.integer({ min: 1, max: 1_000_000 }), paid, amounts, (dollars, tokens, input, held) => {
        const before = pool('MYT', tokens, 'USDC', dollars);
        const reserve1 = before.reserve1 + raw('USDC', input);
        const after = { ...before, reserve1, reserve0: (before.reserve0 * before.reserve1) / reserve1 };
        if (after.reserve0 === 0n) return;
        const move = moveOf(valueIn(pricesOf([before]), 'MYT', held), valueIn(pricesOf([after]), 'MYT', held));
        expect(move).toBeLessThanOrEqual(allow(3 * input));
      }),
    );
  });
});

describe('a value', () => {
  it('is the same for 0 to 77 decimals, and never above what the pool holds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 77 }), fc.integer({ min: 1, max: 10_000 }), (decimals, whole) => {
        const token = { token0: ADDRESS.ODD, token1: ADDRESS.USDC };
        const unit = powerOfTen(decimals);
        const prices = pricesOf([{ ...token, reserve0: 1000n * unit, reserve1: raw('USDC', 5000) }], ['ODD']);
        const price = prices.get(ADDRESS.ODD);
        expect(price && atPrice(unit, price.price)).toBe(raw('USDC', 5));
        const value = price && valueOfRaw(BigInt(whole) * unit, decimals, tokenPrice(price, decimals, DOLLAR_DECIMALS));
        expect(value && numberOf(value)).toBe(Math.min(5 * whole, 5000));
      }),
    );
  });
});
