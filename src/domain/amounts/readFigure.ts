import { err, ok, type Result } from '#lib/result.ts';
import { separators, type Separators } from '../format/separators.ts';
import { MAX_TYPED } from './isTypeable.ts';
import { plainFigure } from './plainDigits.ts';

export type FigureProblem =
  | { readonly code: 'empty' }
  /** One separator, which may group thousands or begin the decimals. */
  | { readonly code: 'ambiguous'; readonly choices: readonly [grouped: string, decimal: string] }
  | { readonly code: 'exponent' }
  /** An abbreviation such as 1.5M is rounded, and M may be a symbol. */
  | { readonly code: 'abbreviated' }
  | { readonly code: 'negative' }
  | { readonly code: 'inexact' }
  | { readonly code: 'otherUnit' }
  | { readonly code: 'separators' }
  | { readonly code: 'tooLong' }
  | { readonly code: 'notANumber' };

const fail = (code: Exclude<FigureProblem['code'], 'ambiguous'>): Result<string, FigureProblem> => err({ code });

const APOSTROPHES = /['’‘`´ʼ]/g;
const UNSEEN = /\p{Cf}/gu;
const CURRENCY_SIGN = /^(?:US)?\p{Sc}\s*|\s*\p{Sc}$/u;
const CURRENCIES: Readonly<Record<string, RegExp>> = {
  $: /USD|DAI/i,
  '€': /EUR/i,
  '£': /GBP/i,
  '¥': /JPY|CNY/i,
};

const STEP_LETTER = /^[kmbt]$/i;
const NEEDS_SPACE = /^(?:[\d.,']|e\d)/i;

const readable = (text: string): string =>
  plainFigure(text).replace(UNSEEN, '').replace(APOSTROPHES, "'").replace(/\s+/g, ' ').trim();

/** Removes a currency sign that fits the units: an amount in dollars is not one of another token. */
const withoutSign = (text: string, units: readonly string[]): string => {
  const sign = /\p{Sc}/u.exec(CURRENCY_SIGN.exec(text)?.[0] ?? '')?.[0];
  const isUnit = sign !== undefined && units.some((unit) => CURRENCIES[sign]?.test(unit));
  return isUnit ? text.replace(CURRENCY_SIGN, '').replace(CURRENCY_SIGN, '') : text;
};

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const withoutUnit = (text: string, units: readonly string[]): string => {
  for (const unit of units.map(readable)) {
    if (unit === '' || STEP_LETTER.test(unit)) continue;
    const before = text.slice(0, -unit.length);
    const isApart = before.endsWith(' ') || !NEEDS_SPACE.test(unit);
    if (before !== '' && isApart && isSame(text.slice(-unit.length), unit)) return before.trim();
    const after = text.slice(unit.length);
    if (after.startsWith(' ') && isSame(text.slice(0, unit.length), unit)) return after.trim();
  }
  return text;
};

const SIGNED = /^(?:US)?\p{Sc}\s?[\d., ']*\d|\d[.,]?\s?\p{Sc}$/u;

const strangeness = (text: string): Exclude<FigureProblem['code'], 'ambiguous'> | undefined => {
  if (text === '' || /^[., ']*$/.test(text)) return 'empty';
  if (/^[<>≈~]/.test(text)) return 'inexact';
  if (/^[-−–]/.test(text)) return 'negative';
  if (SIGNED.test(text)) return 'otherUnit';
  if (/^[\d., ']*\d[.,]? ?e[-+−]?\d*$/i.test(text)) return 'exponent';
  if (/^[\d., ']*\d[.,]? ?[kmbt]$/i.test(text)) return 'abbreviated';
  if (/^[\d., ']+$/.test(text)) return undefined;
  return /^[\d.,' ]*\d[.,]? \D\S*$|^\D\S* [\d.,' ]*\d$/.test(text) ? 'otherUnit' : 'notANumber';
};

const GROUPED = /^[1-9]\d{0,2}(?:([., '])\d{3})(?:\1\d{3})*$/;
const GROUPED_BY_TWO = /^[1-9]\d?(?:,\d{2})*,\d{3}$/;

const ungrouped = (whole: string): string | undefined => {
  if (/^\d*$/.test(whole)) return whole;
  return GROUPED.test(whole) || GROUPED_BY_TWO.test(whole) ? whole.replace(/\D/g, '') : undefined;
};

const pointOf = (text: string): number => {
  const [comma, dot] = [text.lastIndexOf(','), text.lastIndexOf('.')];
  const last = Math.max(comma, dot);
  const isOfBothKinds = comma >= 0 && dot >= 0;
  // A separator that occurs more than once can only group.
  const isOnce = text.indexOf(text.charAt(last)) === last;
  return last >= 0 && (isOfBothKinds || isOnce) ? last : text.length;
};

const withoutGroups = (figure: string): Result<string, FigureProblem> => {
  const at = pointOf(figure);
  const whole = ungrouped(figure.slice(0, at));
  const fraction = figure.slice(at + 1);
  if (whole === undefined || !/^\d*$/.test(fraction)) return fail('separators');
  const read = at < figure.length ? `${whole}.${fraction}` : whole;
  return read.length > MAX_TYPED ? fail('tooLong') : ok(read);
};

const LONE_GROUP = /^[1-9]\d{0,2}([.,])\d{3}$/;

/** Accepts both conventions, `units` and a currency sign. "22,139" is `ambiguous` unless `written` decides. */
export const readFigure = (
  text: string,
  units: readonly string[] = [],
  written: Separators = separators,
): Result<string, FigureProblem> => {
  const figure = withoutSign(withoutUnit(readable(text), units), units).replace(/^\+\s?/, '');
  const strange = strangeness(figure);
  if (strange) return fail(strange);
  const lone = LONE_GROUP.exec(figure)?.[1];
  if (lone !== undefined && lone !== written.point) {
    return err({ code: 'ambiguous', choices: [figure.replace(lone, ''), figure.replace(lone, '.')] });
  }
  return withoutGroups(figure);
};
