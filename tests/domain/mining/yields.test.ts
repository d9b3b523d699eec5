import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFractions } from '#domain/amounts/fraction.ts';
import { powerOfTen } from '#domain/amounts/integers.ts';
import { aprBps } from '#domain/mining/yields.ts';
import type { PricesByToken } from '#domain/prices/dollarPrices.ts';
import { lowerOf, tokenPrice, valueOfRaw, type ValuePrice } from '#domain/prices/dollarValue.ts';
import type { RateBps } from '#domain/prices/rateBps.ts';
import {
  ADDRESS,
  costOf,
  DECIMALS,
  DOLLAR_DECIMALS,
  freshOf,
  NAMES,
  numberOf,
  pool,
  pricesOf,
  worlds,
  type Name,
} from '../../support/priceWorlds.ts';

const DAYS = 365;
/** A pool that costs c dollars moves no holding by more than this many times c. */
const MULTIPLE = 2;
const BLOCK_MS = 2000;
const BLOCKS_A_DAY = 43_200n;

/** Dollars for a raw unit. */
const rawPriceOf = (prices: PricesByToken, name: Name): ValuePrice | undefined => {
  const price = prices.get(ADDRESS[name]);
  if (!price) return undefined;
  const { depth, other, ...whole } = tokenPrice(price, DECIMALS[name], DOLLAR_DECIMALS);
  const unit = powerOfTen(DECIMALS[name]);
  const perUnit = ({ numerator, denominator }: ValuePrice) => ({ numerator, denominator: denominator * unit });
  return { ...perUnit(whole), depth, ...(other && { other: perUnit(other) }) };
};

interface Programme {
  readonly reward: Name;
  readonly staked: Name;
  readonly perBlock: bigint;
  readonly total: bigint;
}

const aprOf = (prices: PricesByToken, { reward, staked, perBlock, total }: Programme): RateBps | undefined => {
  const [rewardPrice, stakedPrice] = [rawPriceOf(prices, reward), rawPriceOf(prices, staked)];
  if (!rewardPrice || !stakedPrice) return undefined;
  const unbounded = { ...lowerOf(stakedPrice), ...(stakedPrice.other && { other: stakedPrice.other }) };
  return aprBps({ perBlock, blockTimeMs: BLOCK_MS, rewardPrice, stakedValue: valueOfRaw(total, 0, unbounded) });
};

const programmes = fc.record({
  reward: fc.constantFrom(...NAMES),
  staked: fc.constantFrom(...NAMES),
  perBlock: fc.bigInt({ min: 1n, max: 10n ** 24n }),
  total: fc.bigInt({ min: 1n, max: 10n ** 30n }),
});

/** Dollars that the deepest chain of a token holds. */
const depthOf = (prices: PricesByToken, name: Name): number => {
  const price = prices.get(ADDRESS[name]);
  return price ? numberOf(tokenPrice(price, DECIMALS[name], DOLLAR_DECIMALS).depth) : 0;
};

describe('pools added for c dollars', () => {
  it('change the dollars of a year that a yield counts by no more than 2 c a day', () => {
    fc.assert(
      fc.property(worlds, programmes, ({ old, added }, { reward, perBlock }) => {
        const fresh = freshOf({ old, added });
        const [before, after] = [pricesOf(old), pricesOf([...old, ...fresh])];
        // 1,000,000 certain dollars are staked: a basis point of them is 100 dollars a year.
        const stakedValue = { numerator: 1_000_000n, denominator: 1n };
        const [was = 0, is = 0] = [before, after].map((prices) => {
          const rewardPrice = rawPriceOf(prices, reward);
          return (
            rewardPrice && Number(aprBps({ perBlock, blockTimeMs: BLOCK_MS, rewardPrice, stakedValue })?.bps ?? 0n)
          );
        });
        const bound = numberOf(costOf(fresh, before, after)) * MULTIPLE * DAYS;
        expect(Math.abs(is - was) * 100).toBeLessThanOrEqual(bound * (1 + 1e-9) + 200);
      }),
      { numRuns: 1000 },
    );
  });

  it('change no yield at all where c is less than half of what its tokens are valued by', () => {
    let compared = 0;
    fc.assert(
      fc.property(worlds, programmes, ({ old, added }, programme) => {
        const fresh = freshOf({ old, added });
        const [before, after] = [pricesOf(old), pricesOf([...old, ...fresh])];
        const depth = Math.min(depthOf(before, programme.reward), depthOf(before, programme.staked));
        if (2 * numberOf(costOf(fresh, before, after)) >= depth) return;
        compared += 1;
        expect(aprOf(after, programme)).toEqual(aprOf(before, programme));
      }),
      { numRuns: 1000 },
    );
    expect(compared).toBeGreaterThan(20);
  });
});

describe('a yield', () => {
  it('counts no more of a day than the pools of the reward hold', () => {
    const thin = rawPriceOf(pricesOf([pool('ODD', 1, 'USDC', 5000)]), 'ODD');
    const stakedValue = { numerator: 5000n, denominator: 1n };
    const of = (perBlock: bigint) =>
      thin && aprBps({ perBlock, blockTimeMs: BLOCK_MS, rewardPrice: thin, stakedValue })?.bps;
    expect(of(1n)).toBe(365n * 10_000n);
    expect(of(10n ** 30n)).toBe(365n * 10_000n);
  });

  it('is the lowest and the highest that uncertain prices leave', () => {
    const price = fc.record({ numerator: fc.bigInt(1n, 10n ** 20n), denominator: fc.bigInt(1n, 10n ** 20n) });
    const doubted = fc
      .tuple(price, price)
      .map(([a, b]) => (compareFractions(a, b) <= 0 ? { ...a, other: b } : { ...b, other: a }));
    fc.assert(
      fc.property(doubted, doubted, fc.bigInt(1n, 10n ** 20n), (rewardPrice, stakedValue, perBlock) => {
        const at = (reward: ValuePrice, staked: ValuePrice) =>
          aprBps({ perBlock, blockTimeMs: BLOCK_MS, rewardPrice: reward, stakedValue: staked })?.bps ?? 0n;
        const [prices, values] = [
          [lowerOf(rewardPrice), rewardPrice.other],
          [lowerOf(stakedValue), stakedValue.other],
        ];
        const all = prices.flatMap((reward) => values.map((staked) => at(reward, staked)));
        const { bps = 0n, other = bps } = aprBps({ perBlock, blockTimeMs: BLOCK_MS, rewardPrice, stakedValue }) ?? {};
        expect(all.every((entry) => entry >= bps && entry <= other)).toBe(true);
        expect(all).toContain(bps);
        expect(all).toContain(other);
      }),
    );
  });

  it('is one number for a certain price and value', () => {
    const dollar = { numerator: 1n, denominator: 1n };
    const inputs = { perBlock: 1n, blockTimeMs: BLOCK_MS, rewardPrice: dollar, stakedValue: dollar };
    expect(aprBps(inputs)).toEqual({ bps: BLOCKS_A_DAY * BigInt(DAYS) * 10_000n });
  });
});
