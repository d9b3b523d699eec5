import { addFractions, type Fraction } from '../amounts/fraction.ts';
import { powerOfTen } from '../amounts/integers.ts';
import { divideRounded } from './decimalText.ts';
import { wholeTokens } from './formatExact.ts';
import { roundingOf, type MoneyRole } from './formatMoney.ts';

const ZERO: Fraction = { numerator: 0n, denominator: 1n };

export interface RoundingTerms {
  /** The token's decimals. */
  readonly decimals: number;
  readonly decimalPlaces: number;
  /** Rounds the sum. */
  readonly role: MoneyRole;
}

/**
 * Raw amounts rounded to `decimalPlaces` of whole tokens so that they add up to their sum rounded by `role`. Each is
 * rounded down or up; the largest remainders are rounded up. An amount that would become zero stays as it is.
 */
export const roundParts = (
  parts: readonly (bigint | Fraction)[],
  { decimals, decimalPlaces, role }: RoundingTerms,
): readonly Fraction[] => {
  const unit = powerOfTen(decimalPlaces);
  const scaled = parts.map((part) => {
    const { numerator, denominator } = wholeTokens(part, decimals);
    return { numerator: numerator * unit, denominator };
  });
  const floors = scaled.map(({ numerator, denominator }) => numerator / denominator);
  const sum = scaled.reduce(addFractions, ZERO);
  const missing =
    divideRounded(sum.numerator, sum.denominator, roundingOf(role)) -
    floors.reduce((total, floor) => total + floor, 0n);
  const remainderOf = ({ numerator, denominator }: Fraction): number =>
    Number(((numerator % denominator) * 10n ** 15n) / denominator);
  const raised = scaled
    .map((part, index) => ({ index, remainder: remainderOf(part) }))
    .toSorted((a, b) => b.remainder - a.remainder)
    .slice(0, Number(missing))
    .map(({ index }) => index);
  return parts.map((part, index) => {
    const units = (floors[index] ?? 0n) + (raised.includes(index) ? 1n : 0n);
    if (units === 0n) return typeof part === 'bigint' ? { numerator: part, denominator: 1n } : part;
    return { numerator: units * powerOfTen(decimals), denominator: unit };
  });
};
