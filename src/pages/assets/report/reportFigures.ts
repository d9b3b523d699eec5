import { msg } from '@lingui/core/macro';
import { powerOfTen } from '#domain/amounts/integers.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { formatDollars } from '#domain/format/formatDollars.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { fileTime } from '#domain/ledger/ledgerEntry.ts';
import type { FileUnits } from '#domain/ledger/gainFiles.ts';
import type { ZoneOffset } from '#domain/ledger/ledgerYears.ts';
import { floorDivide, type Rational } from '#domain/ledger/rational.ts';
import { markup, type Markup } from '#lib/markup.ts';
import type { Address } from '#domain/tokens/types.ts';
import { say } from './say.ts';

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

export const isZero = ({ numerator }: Rational): boolean => numerator === 0n;

export const marked = (text: string, isEstimated: boolean): Markup =>
  isEstimated ? markup`${text}<small>${say(msg`estimate`)}</small>` : markup`${text}`;

export interface Figures {
  readonly amount: (asset: Address, amount: Rational) => string;
  readonly signed: (asset: Address, amount: Rational) => string;
  /** Dollars, rounded to cents. A minus sign marks a loss: "−<$0.01" is a loss below a cent. */
  readonly dollars: (raw: Rational | undefined) => string;
  readonly time: (timestamp: number | undefined) => string;
  readonly unit: (asset: Address) => string;
}

export const figuresOf = (units: FileUnits, offset: ZoneOffset): Figures => {
  const scale = powerOfTen(units.dollar.decimals);
  const amount = (asset: Address, { numerator, denominator }: Rational): string => {
    const decimals = units.decimalsOf(asset);
    return decimals === undefined ? NO_VALUE : exactText(floorDivide(absolute(numerator), denominator), decimals);
  };
  return {
    amount,
    signed: (asset, raw) => `${raw.numerator < 0n ? '−' : '+'}${amount(asset, raw)}`,
    dollars: (raw) => {
      if (!raw) return NO_VALUE;
      const { numerator, denominator } = raw;
      const size = { numerator: absolute(numerator), denominator: denominator * scale };
      return `${numerator < 0n ? '−' : ''}${formatDollars(size)}`;
    },
    time: (timestamp) => (timestamp === undefined ? NO_VALUE : fileTime(timestamp + offset(timestamp))),
    unit: units.unitOf,
  };
};
