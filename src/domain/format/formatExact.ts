import type { Fraction } from '../amounts/fraction.ts';
import { powerOfTen } from '../amounts/integers.ts';
import { boundedText, decimalText } from './decimalText.ts';
import { plain, separators } from './separators.ts';

/** Exact ratio of raw units to whole tokens; a fraction is a part of raw units. */
export const wholeTokens = (amount: bigint | Fraction, decimals: number): Fraction => {
  const { numerator, denominator } = typeof amount === 'bigint' ? { numerator: amount, denominator: 1n } : amount;
  return { numerator, denominator: denominator * powerOfTen(decimals) };
};

const MORE_DECIMALS = 3;

/** The token's decimals, and three more for fractions of a raw unit. */
export const exactDecimals = (amount: bigint | Fraction, decimals: number): number =>
  typeof amount === 'bigint' ? decimals : decimals + MORE_DECIMALS;

/** All digits without zeros at the end; `parseAmount` reads the text back. */
export const formatExact = (amount: bigint, decimals: number): string =>
  decimalText(wholeTokens(amount, decimals), { ...plain, decimals });

/** All digits with the screen's separators; fractions of a raw unit have three more decimals. */
export const exactText = (amount: bigint | Fraction, decimals: number): string =>
  boundedText(wholeTokens(amount, decimals), { ...separators, decimals: exactDecimals(amount, decimals) });

/** All digits with a file's separators ("." and none); fractions of a raw unit have three more decimals. */
export const exactPlain = (amount: bigint | Fraction, decimals: number): string =>
  decimalText(wholeTokens(amount, decimals), { ...plain, decimals: exactDecimals(amount, decimals) });
