import { readFigure } from '../amounts/readFigure.ts';
import { intervalSeconds } from '../history/candles.ts';
import type { CandleInterval } from '../history/types.ts';
import type { TradeDirection } from '../trade/types.ts';
import { splitWord, verbWordOf, type VerbWord } from './verbWords.ts';

/** Text of a field, or a whole percentage of what can be paid. */
type VerbAmount =
  | { readonly kind: 'figure'; readonly text: string }
  | { readonly kind: 'share'; readonly percent: number };

export type VerbPrice = { readonly kind: 'figure'; readonly text: string } | { readonly kind: 'bid' | 'ask' | 'mid' };

export interface OrderVerb {
  readonly kind: 'order';
  readonly side: TradeDirection;
  readonly amount: VerbAmount;
  /** Symbol in lower case, unchecked. Undefined for the base token, or for a percentage for the token paid. */
  readonly symbol: string | undefined;
  readonly price: VerbPrice | undefined;
}

export type Verb =
  | OrderVerb
  | { readonly kind: 'limit'; readonly price: VerbPrice }
  | { readonly kind: 'cancel'; readonly which: 'all' | 'last' }
  | { readonly kind: 'flip' }
  | { readonly kind: 'max' }
  | { readonly kind: 'exportTrades' }
  | { readonly kind: 'interval'; readonly interval: CandleInterval };

/** `unclear`: a figure whose separator may group thousands or begin the decimals. */
export type VerbReading =
  | { readonly kind: 'verb'; readonly verb: Verb }
  | { readonly kind: 'unknown' | 'unclear'; readonly word: string }
  | { readonly kind: 'missing'; readonly what: 'amount' | 'price' | 'which' };

interface Part {
  readonly text: string;
  readonly word: VerbWord | undefined;
}

type Refused = Extract<VerbReading, { readonly word: string }>;
const unknown = ({ text }: Part): Refused => ({ kind: 'unknown', word: text });
const isRefused = (value: object): value is Refused => 'word' in value;

const UNITS: readonly (readonly [spelling: RegExp, letter: string])[] = [
  [/^(\d+)(?:分|分足|분|分钟)$/, 'm'],
  [/^(\d+)(?:時間|時間足|시간|小时)$/, 'h'],
  [/^(\d+)(?:日|日足|일|天)$/, 'd'],
  [/^(\d+)(?:週|週足|週間|주|周)$/, 'w'],
];

const isInterval = (text: string): text is CandleInterval => Object.hasOwn(intervalSeconds, text);

const intervalOf = (text: string): CandleInterval | undefined => {
  const unit = UNITS.find(([spelling]) => spelling.test(text));
  const short = unit ? text.replace(unit[0], `$1${unit[1]}`) : text;
  return isInterval(short) ? short : undefined;
};

const typedWords = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('@', ' @ ')
    .split(/\s+/)
    .filter((part) => part !== '');

/**
 * Splits words into parts, also those that Japanese, Korean and Chinese join. An at sign is a part, even if it touches
 * the price.
 */
const partsOf = (words: readonly string[]): readonly Part[] =>
  words.flatMap(splitWord).map((part) => ({ text: part, word: verbWordOf(part) }));

const PERCENT = /^(\d{1,3})%$/;
/** A symbol begins with a letter, so that no figure is read as a symbol, not even "$100". */
const SYMBOL = /^(?!\$\d)[\p{L}$₮][\p{L}\p{N}.$₮_-]{0,29}$/u;

const figureOf = ({ text }: Part): Extract<VerbPrice, { readonly kind: 'figure' }> | Refused => {
  const figure = readFigure(text, [], { thousands: ',', point: '.' });
  if (figure.ok) return { kind: 'figure', text: figure.value };
  return { kind: figure.error.code === 'ambiguous' ? 'unclear' : 'unknown', word: text };
};

const shareOf = (part: Part): VerbAmount | undefined => {
  if (part.word === 'max' || part.word === 'all') return { kind: 'share', percent: 100 };
  const percent = Number(PERCENT.exec(part.text)?.[1]);
  return percent >= 1 && percent <= 100 ? { kind: 'share', percent } : undefined;
};

const quotedPrice = ({ word }: Part): VerbPrice | undefined =>
  word === 'bid' || word === 'ask' || word === 'mid' ? { kind: word } : undefined;

interface OrderParts {
  amount?: VerbAmount;
  symbol?: string;
  price?: VerbPrice;
  isPriceNext?: boolean;
  market?: Part;
}

/** Assigns one part to its field; a part without a field is returned as not understood. */
const place = (order: OrderParts, part: Part): VerbReading | undefined => {
  if (part.word === 'at' || part.word === 'limit') {
    order.isPriceNext = true;
    return undefined;
  }
  if (part.word === 'market') {
    order.market = part;
    return undefined;
  }
  const share = shareOf(part);
  const price = quotedPrice(part);
  if (share && !order.amount) order.amount = share;
  else if (price && !order.price) order.price = price;
  else if (part.word !== undefined) return unknown(part);
  else return placeWord(order, part);
  return undefined;
};

const placeWord = (order: OrderParts, part: Part): VerbReading | undefined => {
  if (!SYMBOL.test(part.text)) return placeFigure(order, part);
  if (order.symbol !== undefined) return unknown(part);
  order.symbol = part.text;
  return undefined;
};

const placeFigure = (order: OrderParts, part: Part): VerbReading | undefined => {
  const figure = figureOf(part);
  if (isRefused(figure)) return figure;
  if (order.isPriceNext && !order.price) order.price = figure;
  else if (!order.amount) order.amount = figure;
  else return unknown(part);
  return undefined;
};

const orderOf = (side: TradeDirection, parts: readonly Part[]): VerbReading => {
  const order: OrderParts = {};
  for (const part of parts) {
    const problem = place(order, part);
    if (problem) return problem;
  }
  const { amount, symbol, price, isPriceNext, market } = order;
  if (market && (price || isPriceNext)) return unknown(market);
  if (!amount) return { kind: 'missing', what: 'amount' };
  if (isPriceNext && !price) return { kind: 'missing', what: 'price' };
  return { kind: 'verb', verb: { kind: 'order', side, amount, symbol, price } };
};

const limitOf = (parts: readonly Part[]): VerbReading => {
  const [first, second] = parts.filter(({ word }) => word !== 'at');
  if (!first) return { kind: 'missing', what: 'price' };
  if (second) return unknown(second);
  const price = quotedPrice(first) ?? figureOf(first);
  return isRefused(price) ? price : { kind: 'verb', verb: { kind: 'limit', price } };
};

const cancelOf = (typed: readonly Part[]): VerbReading => {
  const parts = typed.filter(({ word }) => word !== 'orders');
  const other = parts.find(({ word }) => word !== 'all' && word !== 'last');
  if (other) return unknown(other);
  const [first, second] = parts;
  if (second) return unknown(second);
  return first
    ? { kind: 'verb', verb: { kind: 'cancel', which: first.word === 'all' ? 'all' : 'last' } }
    : { kind: 'missing', what: 'which' };
};

const exportOf = (parts: readonly Part[]): VerbReading => {
  const other = parts.find(({ word }, at) => word !== 'trades' || at > 0);
  return other ? unknown(other) : { kind: 'verb', verb: { kind: 'exportTrades' } };
};

const alone =
  (kind: 'flip' | 'max') =>
  ([other]: readonly Part[]): VerbReading =>
    other ? unknown(other) : { kind: 'verb', verb: { kind } };

/** First words by priority: "buy all" is an order, and "limit" within an order is its price. */
const HEADS: readonly (readonly [word: VerbWord, read: (rest: readonly Part[]) => VerbReading])[] = [
  ['buy', (rest) => orderOf('BUY', rest)],
  ['sell', (rest) => orderOf('SELL', rest)],
  ['cancel', cancelOf],
  ['export', exportOf],
  ['limit', limitOf],
  ['flip', alone('flip')],
  ['max', alone('max')],
];

/**
 * Reads a typed command in any of the four languages, with its words in any order. Undefined if the text has no
 * command word. The digits of an amount stay as typed. Never throws.
 */
export const parseVerb = (text: string): VerbReading | undefined => {
  const words = typedWords(text);
  const interval = words.length === 1 && words[0] !== undefined ? intervalOf(words[0]) : undefined;
  if (interval) return { kind: 'verb', verb: { kind: 'interval', interval } };
  const parts = partsOf(words);
  for (const [word, read] of HEADS) {
    const at = parts.findIndex((part) => part.word === word);
    // A single letter is a verb only at the start; elsewhere it may be a symbol.
    if (at > 0 && parts[at]?.text.length === 1 && /[a-z]/.test(parts[at].text)) continue;
    if (at !== -1) return read(parts.filter((_, index) => index !== at));
  }
  return undefined;
};
