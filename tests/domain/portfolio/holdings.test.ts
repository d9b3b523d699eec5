import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFractions } from '#domain/amounts/fraction.ts';
import {
  amountsByToken,
  dayMove,
  holdingsValue,
  lineValue,
  shareOfValue,
  type HoldingLine,
} from '#domain/portfolio/holdings.ts';
import type { DollarValue } from '#domain/prices/dollarValue.ts';
import type { Address, Currency, Token } from '#domain/tokens/types.ts';

const tokenAt = (digit: string, decimals: number): Token => ({
  kind: 'token',
  chainId: 137,
  address: `0x${digit.repeat(40)}`,
  decimals,
  symbol: digit,
  name: digit,
});
const A = tokenAt('1', 0);
const B = tokenAt('2', 77);
const priced = (currency: Currency): Address => (currency.kind === 'native' ? A.address : currency.address);
const dollars = (numerator: bigint, denominator = 1n) => ({ numerator, denominator });
const line = (...amounts: HoldingLine['amounts']): HoldingLine => ({ id: 'one', amounts });

describe('the value of a line', () => {
  const prices = new Map([[A.address, dollars(3n)]]);

  it('counts whole tokens, with 0 and with 77 decimals', () => {
    expect(lineValue(line({ currency: A, amount: 5n }), prices, priced)).toEqual(dollars(15n));
    const half = lineValue(line({ currency: B, amount: 5n * 10n ** 76n }), new Map([[B.address, dollars(4n)]]), priced);
    expect(half && compareFractions(half, dollars(2n))).toBe(0);
  });

  it('is unknown, and not 0, where a price or an amount is', () => {
    expect(lineValue(line({ currency: B, amount: 5n }), prices, priced)).toBeUndefined();
    expect(lineValue(line({ currency: A, amount: undefined }), prices, priced)).toBeUndefined();
    expect(lineValue(line({ currency: A, amount: 5n }, { currency: B, amount: 5n }), prices, priced)).toBeUndefined();
  });

  it('follows from the side with a price if the line is a pool', () => {
    const pool = { ...line({ currency: A, amount: 5n }, { currency: B, amount: 7n }), isPool: true };
    const value = lineValue(pool, prices, priced);
    expect(value && compareFractions(value, dollars(30n))).toBe(0);
    const unread = { ...line({ currency: A, amount: 5n }, { currency: B, amount: undefined }), isPool: true };
    expect(lineValue(unread, prices, priced)).toBeUndefined();
  });
});

it('a sum says how many it leaves out, and is unknown where nothing is known', () => {
  expect(holdingsValue([dollars(1n), undefined, dollars(1n, 2n)], true)).toEqual({
    dollars: dollars(3n, 2n),
    uncounted: 1,
  });
  expect(holdingsValue([undefined], true)).toEqual({ dollars: undefined, uncounted: 1 });
  expect(holdingsValue([], true)).toEqual({ dollars: dollars(0n), uncounted: 0 });
  expect(holdingsValue([], false)).toEqual({ dollars: undefined, uncounted: 0 });
});

it('shares are the whole together, and unknown of nothing', () => {
  const value = fc.record({ numerator: fc.bigInt(0n, 10n ** 40n), denominator: fc.bigInt(1n, 10n ** 40n) });
  fc.assert(
    fc.property(fc.array(value, { maxLength: 8 }), (values) => {
      const { dollars: whole = dollars(0n) } = holdingsValue(values, true);
      const shares = values.flatMap((entry) => shareOfValue(entry, whole) ?? []);
      const { dollars: sum = dollars(0n) } = holdingsValue(
        shares.map(({ low }) => low),
        true,
      );
      expect(shares.every(({ high }) => high === undefined)).toBe(true);
      expect(shares.length === 0 || compareFractions(sum, dollars(1n)) === 0).toBe(true);
      expect(shares.length === values.length || whole.numerator === 0n).toBe(true);
    }),
  );
});

it('a share of uncertain values is the lowest and the highest one that they leave', () => {
  const sure = dollars(50n);
  const doubted = { ...dollars(50n), other: dollars(150n) };
  const { dollars: whole = sure } = holdingsValue([sure, doubted], true);
  const both = (part: DollarValue) => {
    const { low, high } = shareOfValue(part, whole) ?? {};
    return [low, high].map((entry) => entry && Number((entry.numerator * 1000n) / entry.denominator));
  };
  expect(both(sure)).toEqual([250, 500]);
  expect(both(doubted)).toEqual([500, 750]);
});

describe('the change of a day', () => {
  it('is that of what has a price now and a day ago', () => {
    const lines = [
      { now: dollars(110n), before: dollars(100n) },
      { now: dollars(5n), before: undefined },
      { now: undefined, before: dollars(7n) },
    ];
    expect(dayMove(lines)).toEqual({ isLoss: false, dollars: dollars(10n), change: { bps: 1000 }, uncounted: 1 });
  });

  it('has both values where pools disagree about a part', () => {
    const lines = [
      { now: { ...dollars(6n), other: dollars(9n) }, before: { ...dollars(4n), other: dollars(5n) } },
      { now: dollars(10n), before: dollars(10n) },
    ];
    expect(dayMove(lines)).toMatchObject({
      dollars: dollars(2n),
      other: { isLoss: false, dollars: dollars(4n) },
      change: { bps: 1428, other: 2666 },
    });
  });

  it('may be a loss, and is unknown where nothing can be compared', () => {
    expect(dayMove([{ now: dollars(3n), before: dollars(4n) }])).toMatchObject({
      isLoss: true,
      change: { bps: -2500 },
    });
    expect(dayMove([{ now: dollars(3n), before: undefined }])).toBeUndefined();
    expect(dayMove([{ now: dollars(3n), before: dollars(0n) }])?.change).toBeUndefined();
  });
});

it('amounts of a token are together over all kinds, and unknown where a part is', () => {
  const sums = amountsByToken(
    [line({ currency: A, amount: 1n }), line({ currency: A, amount: 2n }, { currency: B, amount: undefined })],
    priced,
  );
  expect(sums.get(A.address)).toBe(3n);
  expect(sums.has(B.address) && sums.get(B.address) === undefined).toBe(true);
});
