import { i18n } from '@lingui/core';
import { powerOfTen } from '#domain/amounts/integers.ts';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { formatDollars } from '#domain/format/formatDollars.ts';
import { signedPercent } from '#domain/format/signedPercent.ts';
import type { ValueUnit } from '#domain/liquidity/earnings.ts';

const MINUS = '\u2212';

/** A unit that earnings are shown in, and how amounts of it are written. */
export interface ShownUnit {
  readonly unit: ValueUnit;
  /** By the higher prices, where they are uncertain. */
  readonly other: ValueUnit | undefined;
  /** Undefined: dollars. */
  readonly symbol: string | undefined;
}

/** Raw units of it, without a sign. */
export const valueText = (raw: bigint, { unit, symbol }: Pick<ShownUnit, 'unit' | 'symbol'>): string => {
  const size = raw < 0n ? -raw : raw;
  return symbol === undefined
    ? formatDollars({ numerator: size, denominator: powerOfTen(unit.decimals) })
    : `${formatAmount(size, unit.decimals)} ${symbol}`;
};

const signOf = (raw: bigint): string => (raw === 0n ? '' : raw > 0n ? '+' : MINUS);

/** The same with plus or minus, which nothing does not have. */
export const signedText = (raw: bigint, shown: ShownUnit): string => signOf(raw) + valueText(raw, shown);

/** A gain in 1/10000 of what was held, in brackets: from the lower to the higher where deep pools disagree about prices. */
export const gainPercent = (bps: number | undefined, other = bps): string => {
  if (bps === undefined || other === undefined) return '';
  const [from, to] = [signedPercent(Math.min(bps, other)), signedPercent(Math.max(bps, other))];
  return from === to ? ` (${from})` : ` (${from} – ${to})`;
};

/** The day of a moment (unix seconds), with the year unless `now` is in the same one. */
export const dayText = (seconds: number, now: number): string => {
  const [then, today] = [new Date(seconds * 1000), new Date(now * 1000)];
  const yearOf = (date: Date): string => i18n.date(date, { year: 'numeric' });
  const year = yearOf(then) === yearOf(today) ? undefined : 'numeric';
  return i18n.date(then, { day: 'numeric', month: 'short', year });
};
