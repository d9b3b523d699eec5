import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { powerOfTen } from '#domain/amounts/integers.ts';
import { formatAmount, isBelowShown } from '#domain/format/formatAmount.ts';
import { formatDollars, isBelowCent } from '#domain/format/formatDollars.ts';
import { signedPercent } from '#domain/format/signedPercent.ts';
import type { ValueUnit } from '#domain/liquidity/earnings.ts';

const MINUS = '\u2212';

export interface ShownUnit {
  readonly unit: ValueUnit;
  readonly other: ValueUnit | undefined;
  readonly symbol: string | undefined;
}

export const valueText = (raw: bigint, { unit, symbol }: Pick<ShownUnit, 'unit' | 'symbol'>): string => {
  const size = raw < 0n ? -raw : raw;
  return symbol === undefined
    ? formatDollars({ numerator: size, denominator: powerOfTen(unit.decimals) })
    : `${formatAmount(size, unit.decimals)} ${symbol}`;
};

const aboutZero = msg`about 0`;

const isAboutZero = (raw: bigint, { unit: { decimals }, symbol }: ShownUnit): boolean => {
  const size = raw < 0n ? -raw : raw;
  return symbol === undefined
    ? isBelowCent({ numerator: size, denominator: powerOfTen(decimals) })
    : isBelowShown(size, decimals);
};

/** Undefined if the amount is so small that its sign may be a rounding error. */
export const signOf = (raw: bigint, shown: ShownUnit): 'up' | 'down' | undefined => {
  if (raw === 0n || isAboutZero(raw, shown)) return undefined;
  return raw > 0n ? 'up' : 'down';
};

export const signedText = (raw: bigint, shown: ShownUnit): string =>
  isAboutZero(raw, shown) ? i18n._(aboutZero) : (raw > 0n ? '+' : raw < 0n ? MINUS : '') + valueText(raw, shown);

/** In 1/10,000 of the held value; a range if deep pools disagree about prices. */
export const gainPercent = (bps: number | undefined, other = bps): string => {
  if (bps === undefined || other === undefined) return '';
  const [from, to] = [signedPercent(Math.min(bps, other)), signedPercent(Math.max(bps, other))];
  return from === to ? ` (${from})` : ` (${from} – ${to})`;
};

/** Shows the year unless it is that of `now`. Both are unix seconds. */
export const dayText = (seconds: number, now: number): string => {
  const [then, today] = [new Date(seconds * 1000), new Date(now * 1000)];
  const yearOf = (date: Date): string => i18n.date(date, { year: 'numeric' });
  const year = yearOf(then) === yearOf(today) ? undefined : 'numeric';
  return i18n.date(then, { day: 'numeric', month: 'short', year });
};
