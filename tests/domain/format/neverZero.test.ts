import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { abbreviate } from '#domain/format/abbreviate.ts';
import { exactPrice } from '#domain/format/exactPrice.ts';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { columnDecimals, formatColumn } from '#domain/format/formatColumn.ts';
import { formatDollars } from '#domain/format/formatDollars.ts';
import { exactText, formatExact } from '#domain/format/formatExact.ts';
import { formatMarketPrice } from '#domain/format/formatMarketPrice.ts';
import { formatMoney, type MoneyRole } from '#domain/format/formatMoney.ts';
import { formatNotice } from '#domain/format/formatNotice.ts';
import { formatOrderPrice } from '#domain/format/formatOrderPrice.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { formatPrice } from '#domain/format/formatPrice.ts';
import { formatPriceColumn, priceColumnDecimals } from '#domain/format/formatPriceColumn.ts';
import { formatShare } from '#domain/format/formatShare.ts';
import { percentText } from '#domain/format/percentText.ts';
import { roundParts } from '#domain/format/roundParts.ts';
import { separators } from '#domain/format/separators.ts';
import { signedPercent } from '#domain/format/signedPercent.ts';
import { lowerOf } from '#domain/prices/dollarValue.ts';
import { sizeText } from '#pages/trade/book/ladderView.ts';

const MAX = (1n << 256n) - 1n;

/** Evenly spread over the magnitudes, because even numbers below 2^256 are almost never small. */
const positive = fc
  .tuple(fc.integer({ min: 0, max: 77 }), fc.bigInt({ min: 1n, max: 99_999n }))
  .map(([zeros, digits]) => (digits * 10n ** BigInt(zeros) > MAX ? MAX : digits * 10n ** BigInt(zeros)));
const fractions = fc.record<Fraction>({ numerator: positive, denominator: positive });
const decimals = fc.integer({ min: 0, max: 255 });
const places = fc.integer({ min: 0, max: 40 });
const roles = fc.constantFrom<MoneyRole>('paid', 'received', 'neither');
const sides = fc.constantFrom('BUY' as const, 'SELL' as const);
const roundings = fc.constantFrom('down' as const, 'nearest' as const, 'up' as const);
const amounts = fc.oneof(positive, fractions);
const pairs = fc.record({ base: decimals, quote: decimals });

/** A bound such as "<0.01" is no zero. */
const expectNoZero = (text: string): void => {
  expect(text).toMatch(/[1-9]/);
};

const texts: Readonly<Record<string, fc.Arbitrary<string>>> = {
  abbreviate: fc.tuple(fractions, roundings).map((of) => abbreviate(...of)),
  exactPrice: fc
    .tuple(fractions, pairs, roundings)
    .map(([price, pair, rounding]) => exactPrice(price, pair, { ...separators, rounding })),
  exactText: fc.tuple(amounts, decimals).map((of) => exactText(...of)),
  formatAmount: fc.tuple(positive, decimals).map((of) => formatAmount(...of)),
  formatColumn: fc.tuple(amounts, decimals, roles).map((of) => formatColumn(...of)),
  'formatColumn of a column': fc
    .tuple(fc.array(amounts, { minLength: 1, maxLength: 4 }), decimals, roles)
    .map(([column, own, role]) => formatColumn(column[0] ?? 1n, own, role, columnDecimals(column, own))),
  formatDollars: fractions.map((value) => formatDollars(lowerOf(value))),
  formatExact: fc.tuple(positive, decimals).map((of) => formatExact(...of)),
  formatMarketPrice: fc
    .tuple(fractions, pairs, roundings)
    .map(([price, pair, rounding]) => formatMarketPrice(price, pair, { rounding })),
  formatMoney: fc
    .tuple(amounts, decimals, roles, fc.option(fractions, { nil: undefined }))
    .map(([amount, own, role, price]) => formatMoney(amount, own, role, price)),
  'formatMoney of parts': fc
    .tuple(fc.array(amounts, { minLength: 1, maxLength: 4 }), decimals, places, roles)
    .map(([parts, own, decimalPlaces, role]) => {
      const [first = 1n] = roundParts(parts, { decimals: own, decimalPlaces, role });
      return formatMoney(first, own, role);
    }),
  formatNotice: fc.tuple(amounts, decimals, roles).map((of) => formatNotice(...of)),
  formatOrderPrice: fc.tuple(sides, fractions, pairs).map((of) => formatOrderPrice(...of)),
  formatPercent: fc
    .double({ min: -1e6, max: 1e6, noNaN: true })
    .filter((bps) => bps !== 0)
    .map(formatPercent),
  formatPrice: fc
    .tuple(fractions, pairs, roundings, fc.option(places, { nil: undefined }))
    .map(([price, pair, rounding, tickDecimals]) =>
      formatPrice(price, pair, { rounding, ...(tickDecimals !== undefined && { tickDecimals }) }),
    ),
  formatPriceColumn: fc
    .tuple(fc.array(fractions, { minLength: 1, maxLength: 4 }), pairs, roundings)
    .map(([[first = { numerator: 1n, denominator: 1n }, ...others], pair, rounding]) =>
      formatPriceColumn(first, pair, priceColumnDecimals([first, ...others], pair), rounding),
    ),
  formatShare: fc.tuple(fractions, fc.integer({ min: 0, max: 6 })).map((of) => formatShare(...of)),
  percentText: fc
    .double({ min: -1e6, max: 1e6, noNaN: true })
    .filter((bps) => bps !== 0)
    .map(percentText),
  signedPercent: fc
    .double({ min: -1e6, max: 1e6, noNaN: true })
    .filter((bps) => bps !== 0)
    .map(signedPercent),
  sizeText: fc.tuple(positive, decimals, fc.integer({ min: 0, max: 4 })).map((of) => sizeText(...of)),
};

describe('a figure above zero is never shown as zero', () => {
  it.each(Object.entries(texts))('by %s', (_, text) => {
    fc.assert(fc.property(text, expectNoZero), { numRuns: 2000 });
  });

  it('nor is a zero shown as anything else', () => {
    expect(formatMoney(0n, 18, 'received')).toBe('0.00');
  });
});
