import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFractions, type Fraction } from '#domain/amounts/fraction.ts';
import {
  amountAtRisk,
  dollarsAtRisk,
  isUnlimited,
  rankApprovals,
  totalAtRisk,
  type ApprovalRow,
} from '#domain/approvals/atRisk.ts';
import { totalOf } from '#domain/prices/dollarTotals.ts';
import type { Address } from '#domain/tokens/types.ts';

const MAX = 2n ** 256n - 1n;
const uint = fc.bigInt({ min: 0n, max: MAX });
const addressOf = (n: number): Address => `0x${n.toString(16).padStart(40, '0')}`;
const zero: Fraction = { numerator: 0n, denominator: 1n };

interface Facts {
  readonly token: number;
  readonly spender: number;
  readonly allowance: bigint | undefined;
}
interface TokenFacts {
  readonly balance: bigint | undefined;
  readonly price: Fraction | undefined;
  readonly decimals: number;
  readonly isListed: boolean;
}

const rowOf = (
  { token, spender, allowance }: Facts,
  { balance, price, decimals, isListed }: TokenFacts,
): ApprovalRow => {
  const address = addressOf(token);
  const symbol = `T${token}`;
  return {
    token: address,
    spender: addressOf(spender),
    block: 1,
    isListed,
    asset: { kind: 'token', chainId: 137, address, decimals, symbol, name: symbol },
    allowance,
    balance,
    supply: undefined,
    atRisk: amountAtRisk(allowance, balance),
    price,
  };
};

const price = fc.record({
  numerator: fc.bigInt({ min: 1n, max: 10n ** 30n }),
  denominator: fc.bigInt({ min: 1n, max: 10n ** 30n }),
});
const tokenFacts = (isKnown: boolean): fc.Arbitrary<TokenFacts> =>
  fc.record({
    balance: isKnown ? uint : fc.option(uint, { nil: undefined }),
    price: isKnown ? price : fc.option(price, { nil: undefined }),
    decimals: fc.integer({ min: 0, max: 77 }),
    isListed: fc.boolean(),
  });
const world = (isKnown: boolean): fc.Arbitrary<readonly ApprovalRow[]> =>
  fc
    .tuple(
      fc.array(tokenFacts(isKnown), { minLength: 3, maxLength: 3 }),
      fc.uniqueArray(
        fc.record({
          token: fc.nat(2),
          spender: fc.nat(3),
          allowance: isKnown ? uint : fc.option(uint, { nil: undefined }),
        }),
        { maxLength: 12, selector: (entry) => `${entry.token} ${entry.spender}` },
      ),
    )
    .map(([tokens, facts]) =>
      facts.flatMap((fact) => {
        const token = tokens[fact.token];
        return token ? [rowOf(fact, token)] : [];
      }),
    );

describe('the amount that a spender could take', () => {
  it('is never more than is allowed, nor more than there is, and one of the two', () => {
    fc.assert(
      fc.property(uint, uint, (allowance, balance) => {
        const amount = amountAtRisk(allowance, balance);
        expect(amount === allowance || amount === balance).toBe(true);
        expect(amount !== undefined && amount <= allowance && amount <= balance).toBe(true);
      }),
    );
    expect(amountAtRisk(undefined, 1n)).toBeUndefined();
    expect(amountAtRisk(1n, undefined)).toBeUndefined();
  });

  it('nothing has no value at any price; something without a price has an unknown value', () => {
    const token = { balance: 0n, price: undefined, decimals: 0, isListed: true };
    expect(dollarsAtRisk(rowOf({ token: 1, spender: 1, allowance: MAX }, token))).toEqual(zero);
    expect(dollarsAtRisk(rowOf({ token: 1, spender: 1, allowance: MAX }, { ...token, balance: 1n }))).toBeUndefined();
  });
});

describe('an unlimited allowance', () => {
  it.each([
    ['the whole range', MAX, undefined, true],
    ['the whole range of a token that says it has more', MAX, MAX, true],
    ['more than there is', 101n, 100n, true],
    ['all there is', 100n, 100n, false],
    ['what is left of the whole range after a payment', MAX - 10n ** 30n, undefined, true],
    ['one token of 77 decimals, of which there are some', 10n ** 77n, 10n ** 77n, false],
    ['the 96 bits of some governance tokens', 2n ** 96n - 1n, 10n ** 27n, true],
  ])('is recognized: %s', (_name, allowance, supply, expected) => {
    expect(isUnlimited(allowance, supply)).toBe(expected);
  });
});

describe('the amount that all spenders together could take', () => {
  it('is at least the most of each token, and at most the sum of the rows and the value of the balances', () => {
    fc.assert(
      fc.property(world(true), (rows) => {
        const { dollars, uncounted } = totalAtRisk(rows);
        expect(uncounted).toBe(0);
        const values = rows.map((row) => dollarsAtRisk(row) ?? zero);
        expect(compareFractions(dollars, totalOf(values))).toBeLessThanOrEqual(0);
        for (const value of values) expect(compareFractions(dollars, value)).toBeGreaterThanOrEqual(0);
        const owned = [...new Map(rows.map((row) => [row.token, row])).values()].map(
          (row) => dollarsAtRisk({ ...row, atRisk: row.balance }) ?? zero,
        );
        expect(compareFractions(dollars, totalOf(owned))).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('counts a token once that two spenders may take whole', () => {
    const token = { balance: 5n, price: { numerator: 2n, denominator: 1n }, decimals: 0, isListed: true };
    const rows = [1, 2].map((spender) => rowOf({ token: 1, spender, allowance: MAX }, token));
    expect(compareFractions(totalAtRisk(rows).dollars, { numerator: 10n, denominator: 1n })).toBe(0);
  });
});

describe('the order of approvals', () => {
  it('is the same for the same rows; dollars fall, then come the unknown, then none, and unlisted tokens last', () => {
    fc.assert(
      fc.property(world(false), fc.integer(), (rows, seed) => {
        const ranked = rankApprovals(rows);
        const shuffled = rows.toSorted((a, b) => ((a.token.length * seed) % 7) - ((b.spender.length * seed) % 5));
        expect(rankApprovals(shuffled.toReversed())).toEqual(ranked);
        expect(ranked).toHaveLength(rows.length);
        const listed = ranked.map((row) => row.isListed);
        expect(listed).toEqual(listed.toSorted((a, b) => Number(b) - Number(a)));
        const classes = ranked.flatMap((row) => {
          const dollars = dollarsAtRisk(row);
          return row.isListed ? [dollars === undefined ? 1 : dollars.numerator > 0n ? 0 : 2] : [];
        });
        expect(classes).toEqual(classes.toSorted((a, b) => a - b));
        const known = ranked.flatMap((row) => (row.isListed ? (dollarsAtRisk(row) ?? []) : []));
        expect(known).toEqual(known.toSorted((a, b) => compareFractions(b, a)));
      }),
    );
  });
});
