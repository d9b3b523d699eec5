import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareFractions } from '#domain/amounts/fraction.ts';
import { priceAt, type TemplateSide } from '#domain/trade/ladderTemplates.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import { templateFields, templateSides } from '#pages/trade/ticket/ladderTemplateView.ts';
import { scaleTermsOf } from '#pages/trade/ticket/useScaleFields.ts';
import type { ScaleSideView } from '#pages/trade/ticket/useScaleOrders.ts';
import { MYT, USDC } from '../mockMarket.ts';

const side: TemplateSide = {
  ...{ first: '1', last: '12.5', count: 4, sizes: 'equal' },
  total: { kind: 'percent', text: '50' },
};

interface Known {
  readonly direction?: TradeDirection;
  readonly balance?: bigint | undefined;
  readonly maxInput?: bigint | undefined;
  /** Decimals of base and quote. */
  readonly decimals?: readonly [number, number];
}

const viewOf = ({ direction = 'BUY', balance, maxInput, decimals: [base, quote] = [18, 6] }: Known) => {
  const market = { base: { ...MYT, decimals: base }, quote: { ...USDC, decimals: quote } };
  const [inputToken, outputToken] = direction === 'BUY' ? [market.quote, market.base] : [market.base, market.quote];
  const currencies = { input: inputToken, output: outputToken, inputToken, outputToken };
  const ticket = { direction, market, currencies, input: { currency: inputToken, balance } };
  return { direction, ticket, maxFor: () => maxInput } as unknown as ScaleSideView;
};

const middleAt = (base: number, quote: number) => ({
  numerator: 4182n * 10n ** BigInt(quote),
  denominator: 10n ** BigInt(base + 4),
});

describe('a template in the fields', () => {
  it('has prices on the side of the orders, never nearer to the middle than saved, whatever the decimals', () => {
    const anyDecimals = fc.tuple(fc.integer({ min: 0, max: 24 }), fc.integer({ min: 0, max: 24 }));
    fc.assert(
      fc.property(
        fc.constantFrom('BUY' as const, 'SELL' as const),
        anyDecimals,
        fc.bigInt(1n, 10n ** 12n),
        fc.bigInt(1n, 10n ** 12n),
        (direction, decimals, numerator, denominator) => {
          const [base, quote] = decimals;
          const middle = {
            numerator: numerator * 10n ** BigInt(quote),
            denominator: denominator * 10n ** BigInt(base),
          };
          const view = viewOf({ direction, balance: 10n ** 30n, decimals });
          const typed = templateFields(side, view, middle, 4);
          const terms = scaleTermsOf(typed, { ...view.ticket, direction });
          if (!terms) throw new Error(JSON.stringify(typed));
          for (const [text, price] of [
            [side.first, terms.first],
            [side.last, terms.last],
          ] as const) {
            const exact = priceAt(middle, direction, text);
            if (!exact) throw new Error('no price');
            const order = compareFractions(price, exact);
            expect(direction === 'BUY' ? order : -order).toBeLessThanOrEqual(0);
            // Eight digits are kept.
            const near = {
              numerator: exact.numerator * (direction === 'BUY' ? 9_999_998n : 10_000_002n),
              denominator: exact.denominator * 10_000_000n,
            };
            expect(compareFractions(price, near)).toBe(direction === 'BUY' ? 1 : -1);
          }
        },
      ),
    );
  });

  it('pays its part of the balance, at most what can be spent', () => {
    const middle = middleAt(18, 6);
    expect(templateFields(side, viewOf({ balance: 3_000_001n }), middle, 4).total).toBe('1.5');
    expect(templateFields(side, viewOf({ balance: 3_000_000n, maxInput: 2_000_000n }), middle, 4).total).toBe('1.5');
    expect(templateFields(side, viewOf({ balance: 3_000_000n, maxInput: 1_000_000n }), middle, 4).total).toBe('1');
    // An amount is the trader's own: too much of it is named in the field.
    const amount = { ...side, total: { kind: 'amount', text: '7' } } as const;
    expect(templateFields(amount, viewOf({ balance: 3_000_000n, maxInput: 1_000_000n }), middle, 4).total).toBe('7');
  });

  it('leaves the total empty while the balance is unknown, or for an amount finer than the token', () => {
    const middle = middleAt(18, 6);
    expect(templateFields(side, viewOf({}), middle, 4).total).toBe('');
    const fine = { ...side, total: { kind: 'amount', text: '0.0000001' } } as const;
    expect(templateFields(fine, viewOf({ balance: 1n }), middle, 4).total).toBe('');
  });
});

describe('fields as a template', () => {
  const active = (known: Known, typed: Readonly<Record<'first' | 'last' | 'total', string>>) => {
    const view = viewOf(known);
    const terms = scaleTermsOf({ ...typed, count: 3, sizes: 'linear' }, { ...view.ticket, direction: view.direction });
    return [{ ...view, fields: { terms } } as unknown as ScaleSideView];
  };
  const typed = { first: '0.41', last: '0.4', total: '25' };

  it('keeps distances and the total, as an amount or a part of the balance', () => {
    const middle = middleAt(18, 6);
    const sides = templateSides(active({ balance: 100_000_000n }, typed), middle, 'percent');
    expect(sides?.BUY).toMatchObject({ total: { kind: 'percent', text: '25' }, count: 3, sizes: 'linear' });
    expect(sides?.BUY?.first).toBe('1.9608');
    const amount = templateSides(active({ balance: undefined }, typed), middle, 'amount');
    expect(amount?.BUY?.total).toEqual({ kind: 'amount', text: '25' });
  });

  it.each([
    ['a part of an unknown balance', { balance: undefined }, typed],
    ['more than the balance', { balance: 1_000_000n }, typed],
    ['a purchase above the middle', { balance: 100_000_000n }, { ...typed, first: '0.42' }],
    ['a missing price', { balance: 100_000_000n }, { ...typed, last: '' }],
  ])('is none for %s', (_, known, texts) => {
    expect(templateSides(active(known, texts), middleAt(18, 6), 'percent')).toBeUndefined();
  });
});
