import { fieldsOf, isCount, textIn } from '#lib/fields.ts';
import { isNamed, newNamed, shortName } from '#lib/namedList.ts';
import type { Fraction } from '../amounts/fraction.ts';
import { parseAmount } from '../amounts/parseAmount.ts';
import { MAX_SCALE_ORDERS, MIN_SCALE_ORDERS, type ScaleSizes } from './scaleOrders.ts';
import type { TradeDirection } from './types.ts';

/** `amount`: whole tokens as typed. `percent`: percentage of the balance as typed, above 0 and at most 100. */
export interface TemplateTotal {
  readonly kind: 'amount' | 'percent';
  readonly text: string;
}

export interface TemplateSide {
  /** Distance from the middle price in percent, as typed; purchases are below the middle, sales above. */
  readonly first: string;
  readonly last: string;
  readonly total: TemplateTotal;
  readonly count: number;
  readonly sizes: ScaleSizes;
}

export interface LadderTemplate {
  readonly name: string;
  readonly sides: Readonly<Partial<Record<TradeDirection, TemplateSide>>>;
}

export const MAX_TEMPLATES = 20;
const MAX_TEXT_LENGTH = 40;
const PERCENT_DECIMALS = 4;
const ONE_PERCENT = 10n ** BigInt(PERCENT_DECIMALS);
const WHOLE = 100n * ONE_PERCENT;

/** In 1/10000 of a percent; undefined unless it is a percentage with at most four decimals. */
const parsePercent = (text: unknown): bigint | undefined => {
  if (typeof text !== 'string' || text.length > MAX_TEXT_LENGTH) return undefined;
  const parsed = parseAmount(text, PERCENT_DECIMALS);
  return parsed.ok ? parsed.value : undefined;
};

const isDistance = (direction: TradeDirection, text: unknown): text is string => {
  const percent = parsePercent(text);
  // A purchase at 100 % below the middle would have no price.
  return percent !== undefined && (direction === 'SELL' ? percent <= 1_000n * WHOLE : percent < WHOLE);
};

/** True above 0 with any number of decimals. */
const isAmount = (text: string): boolean => {
  const [, decimals = ''] = text.split('.');
  const amount = parseAmount(text, decimals.length);
  return amount.ok && amount.value > 0n;
};

const totalOf = (stored: unknown): TemplateTotal | undefined => {
  const { kind, text } = fieldsOf(stored);
  if (typeof text !== 'string' || text.length > MAX_TEXT_LENGTH * 2) return undefined;
  if (kind === 'percent') {
    const percent = parsePercent(text);
    return percent !== undefined && percent > 0n && percent <= WHOLE ? { kind, text } : undefined;
  }
  return kind === 'amount' && isAmount(text) ? { kind, text } : undefined;
};

const sideOf = (direction: TradeDirection, stored: unknown): TemplateSide | undefined => {
  const { first, last, total, count, sizes } = fieldsOf(stored);
  const known = totalOf(total);
  if (!known || !isDistance(direction, first) || !isDistance(direction, last)) return undefined;
  if (!isCount(count) || count < MIN_SCALE_ORDERS || count > MAX_SCALE_ORDERS) return undefined;
  return sizes === 'equal' || sizes === 'linear' ? { first, last, total: known, count, sizes } : undefined;
};

/** Undefined without a valid side. A template that lost a side would place another ladder than the saved one. */
const sidesOf = (stored: unknown): LadderTemplate['sides'] | undefined => {
  const given = fieldsOf(stored);
  const named = (['BUY', 'SELL'] as const).filter((direction) => given[direction] !== undefined);
  const known = named.flatMap((direction) => {
    const side = sideOf(direction, given[direction]);
    return side ? [[direction, side] as const] : [];
  });
  return known.length === 0 || known.length < named.length ? undefined : Object.fromEntries(known);
};

const templateOf = (stored: unknown): LadderTemplate | undefined => {
  const { name: given, sides: parts } = fieldsOf(stored);
  const [name, sides] = [shortName(textIn(given)), sidesOf(parts)];
  return name !== '' && sides ? { name, sides } : undefined;
};

/** Templates from untrusted storage. Invalid ones, repeated names and all after the first 20 are skipped. */
export const readTemplates = (stored: unknown): readonly LadderTemplate[] => {
  const found: LadderTemplate[] = [];
  for (const entry of Array.isArray(stored) ? (stored as readonly unknown[]) : []) {
    const template = found.length < MAX_TEMPLATES ? templateOf(entry) : undefined;
    if (template && !found.some(isNamed(template.name))) found.push(template);
  }
  return found;
};

/** Templates with one more, which replaces the one of its name; undefined if there is no room or it is invalid. */
export const withTemplate = (
  kept: readonly LadderTemplate[],
  template: LadderTemplate,
): readonly LadderTemplate[] | undefined => {
  const valid = templateOf(template);
  if (!valid) return undefined;
  const isReplaced = isNamed(valid.name);
  if (kept.some(isReplaced)) return kept.map((own) => (isReplaced(own) ? valid : own));
  return kept.length < MAX_TEMPLATES ? [...kept, valid] : undefined;
};

/** The same list without the template of this name. */
export const withoutTemplate = (kept: readonly LadderTemplate[], name: string): readonly LadderTemplate[] =>
  kept.filter((template) => template.name !== name);

const isSame = (a: LadderTemplate, b: LadderTemplate): boolean => JSON.stringify(a.sides) === JSON.stringify(b.sides);

/** Templates of `added` that `kept` lacks, as many as fit. One whose name is in use gets the next free name. */
export const newTemplates = (
  added: readonly LadderTemplate[],
  kept: readonly LadderTemplate[],
): readonly LadderTemplate[] => newNamed(added, kept, isSame, MAX_TEMPLATES);

/** Exact price at a distance from the middle, quote per base; undefined if the text is not a distance of the side. */
export const priceAt = (middle: Fraction, direction: TradeDirection, text: string): Fraction | undefined => {
  const percent = isDistance(direction, text) ? parsePercent(text) : undefined;
  if (percent === undefined) return undefined;
  const share = direction === 'BUY' ? WHOLE - percent : WHOLE + percent;
  return { numerator: middle.numerator * share, denominator: middle.denominator * WHOLE };
};

const percentText = (percent: bigint): string => {
  const [whole, part] = [percent / ONE_PERCENT, percent % ONE_PERCENT];
  const decimals = part.toString().padStart(PERCENT_DECIMALS, '0').replace(/0+$/, '');
  return decimals === '' ? whole.toString() : `${whole}.${decimals}`;
};

/** Distance of a price from the middle in percent, to four decimals; undefined on the other side of the middle. */
export const distanceTo = (middle: Fraction, direction: TradeDirection, price: Fraction): string | undefined => {
  const part = price.numerator * middle.denominator;
  const whole = price.denominator * middle.numerator;
  if (whole === 0n) return undefined;
  const difference = direction === 'BUY' ? whole - part : part - whole;
  const percent = (2n * difference * WHOLE + whole) / (2n * whole);
  return difference >= 0n && isDistance(direction, percentText(percent)) ? percentText(percent) : undefined;
};

/**
 * Raw units of the token paid; a part of the balance is rounded down. Undefined while a balance is needed and unknown.
 */
export const totalAt = (
  { kind, text }: TemplateTotal,
  decimals: number,
  balance: bigint | undefined,
): bigint | undefined => {
  if (kind === 'percent') {
    const percent = parsePercent(text);
    return balance === undefined || percent === undefined ? undefined : (balance * percent) / WHOLE;
  }
  const amount = parseAmount(text, decimals);
  return amount.ok ? amount.value : undefined;
};
