import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { poolPrice, quoteAdd, requoteAdd, type AddIntent, type AddQuote } from '#domain/liquidity/quoteAdd.ts';
import { err, ok } from '#lib/result.ts';
import { poolWith } from './pools.ts';

const intent = (change: Partial<AddIntent> = {}): AddIntent => ({
  pool: poolWith(),
  isAToken0: true,
  named: 'A',
  amountADesired: 100n,
  amountBDesired: 400n,
  slippageBps: 50,
  transferFeeBpsA: 0,
  transferFeeBpsB: 0,
  ...change,
});

const quoted = (given: AddIntent): AddQuote => {
  const quote = quoteAdd(given);
  if (!quote.ok) throw new Error(quote.error.code);
  return quote.value;
};

describe('an addition to a pool that has a price', () => {
  it('takes both amounts at that price and mints their share of pool tokens', () => {
    expect(quoted(intent())).toEqual({
      amountADesired: 100n,
      amountBDesired: 400n,
      takenA: 100n,
      takenB: 400n,
      amountAMin: 99n,
      amountBMin: 398n,
      poolTokens: 200n,
      minPoolTokens: 198n,
      supplyAfter: 2_200n,
      opensPool: false,
    });
  });

  it('takes less of the token that is in excess', () => {
    expect(quoted(intent({ amountBDesired: 500n }))).toMatchObject({ takenA: 100n, takenB: 400n });
    expect(quoted(intent({ amountADesired: 500n }))).toMatchObject({ takenA: 100n, takenB: 400n });
  });

  it('does not depend on which token the form has first', () => {
    const turned = quoted(intent({ isAToken0: false, amountADesired: 400n, amountBDesired: 100n }));
    expect(turned).toMatchObject({ takenA: 400n, takenB: 100n, poolTokens: 200n });
    expect(poolPrice(intent({ isAToken0: false }))).toEqual({ numerator: 1_000n, denominator: 4_000n });
  });

  it('computes pool tokens from the amount that arrives after a transfer fee of a tenth', () => {
    expect(quoted(intent({ transferFeeBpsA: 1_000 }))).toMatchObject({ takenA: 100n, takenB: 400n, poolTokens: 180n });
  });
});

describe('On a new pool both amounts are free and set the price', () => {
  const empty = poolWith({ reserve0: 0n, reserve1: 0n, totalSupply: 0n });

  it('all of both is taken, and 1,000 pool tokens are locked', () => {
    const quote = quoted(intent({ pool: empty, amountADesired: 40_000n, amountBDesired: 90_000n }));
    expect(quote).toMatchObject({ takenA: 40_000n, takenB: 90_000n, poolTokens: 59_000n, supplyAfter: 60_000n });
    expect(quote.opensPool).toBe(true);
    expect(poolPrice(intent({ pool: empty }))).toBeUndefined();
  });

  it('refuses amounts that mint nothing beyond the locked pool tokens', () => {
    expect(quoteAdd(intent({ pool: empty, amountADesired: 1_000n, amountBDesired: 1_000n }))).toMatchObject({
      error: { code: 'tooLittle' },
    });
    expect(quoted(intent({ pool: empty, amountADesired: 1_001n, amountBDesired: 1_001n })).poolTokens).toBe(1n);
  });

  it('tokens left in the pair set the price; one token alone blocks it', () => {
    const dust = poolWith({ reserve0: 1n, reserve1: 3n, totalSupply: 0n });
    expect(quoted(intent({ pool: dust, amountADesired: 10_000n, amountBDesired: 90_000n }))).toMatchObject({
      takenB: 30_000n,
      opensPool: false,
    });
    const oneSided = poolWith({ reserve0: 0n, reserve1: 3n, totalSupply: 0n });
    expect(quoteAdd(intent({ pool: oneSided }))).toMatchObject({ error: { code: 'oneSided' } });
  });
});

describe('a confirmed addition at a later block', () => {
  const accepted = quoted(intent({ amountADesired: 100_000n, amountBDesired: 400_000n }));
  const at = (reserve0: bigint, reserve1: bigint) =>
    requoteAdd(accepted, intent({ pool: poolWith({ reserve0, reserve1 }) }));

  it('is unchanged while the pool is unchanged', () => expect(at(1_000n, 4_000n)).toEqual(ok(accepted)));

  it('follows the price within the slippage, with the bounds that were confirmed', () => {
    const value = { takenA: 100_000n, takenB: 399_000n, amountBMin: accepted.amountBMin };
    expect(at(1_000n, 3_990n)).toMatchObject({ ok: true, value });
  });

  it('is refused beyond the slippage, in both directions', () => {
    expect(at(1_000n, 3_900n)).toEqual(err('poolMoved'));
    expect(at(1_000n, 4_100n)).toEqual(err('poolMoved'));
  });

  it('is refused if it would mint far fewer pool tokens', () => {
    const dearer = poolWith({ reserve0: 2_000n, reserve1: 8_000n });
    expect(requoteAdd(accepted, intent({ pool: dearer }))).toEqual(err('fewerPoolTokens'));
  });

  it('reports a transfer fee as such, not as a moved price', () => {
    expect(requoteAdd(accepted, intent({ transferFeeBpsB: 100 }))).toEqual(err('fewerPoolTokens'));
    expect(requoteAdd(accepted, intent({ transferFeeBpsB: 10 })).ok).toBe(true);
  });
});

it('takes amounts between minimum and maximum, and mints at most the share of the pool', () => {
  const raw = fc.bigInt(1n, 10n ** 24n);
  fc.assert(
    fc.property(
      fc.record({ reserve0: raw, reserve1: raw, totalSupply: raw }),
      fc.record({ amountADesired: raw, amountBDesired: raw, slippageBps: fc.integer({ min: 0, max: 5_000 }) }),
      fc.boolean(),
      fc.constantFrom('A' as const, 'B' as const),
      (pool, desired, isAToken0, named) => {
        const quote = quoteAdd(intent({ pool: poolWith(pool), isAToken0, named, ...desired }));
        if (!quote.ok) return;
        const { takenA, takenB, amountAMin, amountBMin, poolTokens, minPoolTokens } = quote.value;
        expect(takenA <= desired.amountADesired && takenB <= desired.amountBDesired).toBe(true);
        expect(takenA === desired.amountADesired || takenB === desired.amountBDesired).toBe(true);
        expect(amountAMin <= takenA && amountBMin <= takenB && minPoolTokens <= poolTokens).toBe(true);
        const taken0 = isAToken0 ? takenA : takenB;
        expect(poolTokens * pool.reserve0 <= taken0 * pool.totalSupply).toBe(true);
      },
    ),
  );
});
