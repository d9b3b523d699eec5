import type { Fraction } from '#domain/amounts/fraction.ts';
import { formatDollars } from '#domain/format/formatDollars.ts';
import { unknown } from '#domain/format/unknown.ts';

/** Whole dollars as a field shows them; a dash while they are unknown or nothing is typed. */
export const dollarText = (value: Fraction | undefined): string =>
  !value || value.numerator === 0n ? unknown : formatDollars(value);
