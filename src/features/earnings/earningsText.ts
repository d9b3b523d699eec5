import { i18n } from '@lingui/core';
import { powerOfTen } from '#domain/amounts/integers.ts';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { formatDollars } from '#domain/format/formatDollars.ts';
import { signedPercent } from '#domain/format/signedPercent.ts';
import type { ValueUnit } from '#domain/liquidity/earnings.ts';

const MINUS = '\u2212';

export interface ShownUnit {
  readonly unit: ValueUnit;
  readonly other: ValueUnit | undefined;
  /** Undefined: dollars. */
  readonly symbol: string | undefined;
}

export const valueText = (raw: bigint, { unit, symbol }: Pick<ShownUnit, 'unit' | 'symbol'>): string => {
  const size = raw < 0n ? -raw : raw;
  return symbol === undefined
    ? formatDollars({ numerator: size, denominator: powerOfTen(unit.decimals) })
    : `${formatAmount(size, unit.decimals)} ${symbol}`;
};

const signOf = (raw: bigint): string => (raw === 0n ? '' : raw > 0n ? '+' : MINUS);

export const signedText = (raw: bigint, shown: ShownUnit): string => signOf(raw) + valueText(raw, shown);

/** In 1/10000 of the held value; a range if deep pools disagree about prices. */
export const gainPercent = (bps: number | undefined, other = bps): string => {
  if (bps === undefined || other === undefined) return '';
  const [from, to] = [signedPercent(Math.min(bps, other)), signedPercent(Math.max(bps, other))];
  return from === to ? ` (${from})` : ` (${from} – ${to})`;
};

/** Unix seconds; the year appears unless it is that of `now`. */
export const dayText = (seconds: number, now: number): string => {
  const [then, today] = [new Date(seconds * 1000), new Date(now * 1000)];
  const yearOf = (date: Date): string => i18n.date(date, { year: 'numeric' });
  const year = yearOf(then) === yearOf(today) ? undefined : 'numeric';
  return i18n.date(then, { day: 'numeric', month: 'short', year });
};
