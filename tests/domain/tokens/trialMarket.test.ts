import { expect, it } from 'vitest';
import { trialMarket } from '#domain/tokens/trialMarket.ts';
import type { Address } from '#domain/tokens/types.ts';
import { maker } from '../orderBook/markets.ts';

const [dollar, coin, token] = [maker(1), maker(2), maker(3)];
const anchors = { dollar, tokens: [coin] };

const pool = (number: number, token0: Address, token1: Address, reserve0: bigint, reserve1: bigint) => ({
  pair: maker(number),
  ...{ token0, token1, reserve0, reserve1 },
});
/** A coin costs two dollars. */
const base = pool(100, dollar, coin, 2000n, 1000n);

it('is the deepest pool in dollars, not in units, and another one lends what it is paid with', () => {
  const inDollars = pool(101, dollar, token, 150n, 9n);
  const inCoins = pool(102, coin, token, 100n, 9n);
  expect(trialMarket([base, inDollars, inCoins], token, anchors)).toEqual({
    quote: coin,
    pool: inCoins.pair,
    lender: base.pair,
  });
});

it('is the next one where the quote token of the deepest lies nowhere else', () => {
  const unlistedToken = maker(4);
  const deep = pool(101, unlistedToken, token, 10n ** 9n, 9n);
  const known = pool(102, dollar, token, 10n, 9n);
  const priced = { dollar, tokens: [coin, unlistedToken] };
  expect(trialMarket([base, deep, known], token, priced)).toMatchObject({ pool: known.pair, lender: base.pair });
  expect(trialMarket([base, deep], token, anchors)).toBe('alone');
});

it('is none where no pool has the token', () => {
  expect(trialMarket([base], token, anchors)).toBeUndefined();
});

it('a well-known token takes its price from another pool than its own', () => {
  const third = maker(4);
  const other = pool(101, dollar, third, 500n, 500n);
  expect(trialMarket([base, other], coin, anchors)).toEqual({ quote: dollar, pool: base.pair, lender: other.pair });
});
