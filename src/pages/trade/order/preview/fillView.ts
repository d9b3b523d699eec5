import { exactText } from '#domain/format/formatExact.ts';
import { columnDecimals, formatColumn } from '#domain/format/formatColumn.ts';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { roundParts, type RoundingTerms } from '#domain/format/roundParts.ts';
import { takerFee } from '#domain/trade/limitOrder.ts';
import type { TradeSplit } from '#domain/trade/splitTrade.ts';
import type { FilledLeg, TradeDirection, TradeQuote } from '#domain/trade/types.ts';
import type { Market } from '../../shared/tradeMarket.ts';
import { priceText } from '../../shared/priceText.ts';

/** `own`: part of `book` that the account's own orders fill. `other`: part of a split on another exchange. */
export type LegKind = 'book' | 'own' | 'pool' | 'other' | 'filled' | 'rest';

interface LegView {
  readonly kind: LegKind;
  readonly base: string;
  readonly quote: string;
  readonly fee: string;
  readonly exactBase: string;
  readonly exactQuote: string;
  readonly exactFee: string;
}

export interface FillView {
  readonly tone: 'buy' | 'sell';
  readonly baseSymbol: string;
  readonly quoteSymbol: string;
  /** Symbol of the paid token, from which the fee is taken. */
  readonly feeSymbol: string;
  readonly nothingFills: boolean;
  readonly legs: readonly LegView[];
  readonly shares: { readonly book: number; readonly pool: number; readonly rests: number };
  readonly worstPrice: string | undefined;
  readonly otherName: string | undefined;
}

/** Whole percent that add up to 100; at least 1 if not zero. */
const sharesOf = (parts: readonly [bigint, bigint, bigint]): FillView['shares'] => {
  const total = parts[0] + parts[1] + parts[2];
  if (total === 0n) return { book: 0, pool: 0, rests: 0 };
  const percent = parts.map((part) =>
    part === 0n ? 0 : Math.max(1, Math.round(Number((part * 10_000n) / total) / 100)),
  );
  const [book = 0, pool = 0, rests = 0] = percent;
  const excess = book + pool + rests - 100;
  const largest = Math.max(book, pool, rests);
  if (book === largest) return { book: book - excess, pool, rests };
  return pool === largest ? { book, pool: pool - excess, rests } : { book, pool, rests: rests - excess };
};

export const emptyFillView = (direction: TradeDirection, { base, quote }: Market): FillView => {
  const buys = direction === 'BUY';
  const leg = (kind: LegKind): LegView => ({
    kind,
    base: NO_VALUE,
    quote: NO_VALUE,
    fee: NO_VALUE,
    exactBase: NO_VALUE,
    exactQuote: NO_VALUE,
    exactFee: NO_VALUE,
  });
  return {
    tone: buys ? 'buy' : 'sell',
    baseSymbol: base.symbol,
    quoteSymbol: quote.symbol,
    feeSymbol: (buys ? quote : base).symbol,
    nothingFills: false,
    legs: [leg('book'), leg('pool'), leg('filled'), leg('rest')],
    shares: { book: 0, pool: 0, rests: 0 },
    worstPrice: undefined,
    otherName: undefined,
  };
};

/** Legs of a pool only, because no order book fills or keeps anything. */
const POOL_LEGS: readonly LegKind[] = ['pool', 'filled'];

type AmountOf = (leg: FilledLeg) => bigint | Fraction;

/** Texts of a column: its summands add up to its sum. */
const columnTexts = (
  summands: readonly FilledLeg[],
  summandOf: (leg: FilledLeg) => FilledLeg,
  amountOf: AmountOf,
  terms: RoundingTerms,
): ((leg: FilledLeg) => string) => {
  const rounded = roundParts(summands.map(amountOf), terms);
  return (leg) => {
    const part = rounded[summands.indexOf(summandOf(leg))] ?? amountOf(leg);
    return formatColumn(part, terms.decimals, terms.role, terms.decimalPlaces);
  };
};

/** Legs that add up to `filled`. */
const SUMMANDS: readonly LegKind[] = ['book', 'pool', 'other'];

interface FillParts {
  readonly own?: FilledLeg | undefined;
  /** False for another exchange, which has only a pool. */
  readonly hasBook?: boolean;
  readonly split?: TradeSplit | undefined;
}

const legsOf = (
  { book, pool, filled, rests }: TradeQuote,
  { own, hasBook = true, split }: FillParts,
): readonly (readonly [LegKind, FilledLeg])[] => {
  const rest: FilledLeg = { spent: rests.sold, received: rests.bought, fee: takerFee(0n) };
  const all: readonly (readonly [LegKind, FilledLeg])[] =
    filled.spent === 0n
      ? [['rest', rest]]
      : [
          ['book', book],
          ...(own ? [['own', own] as const] : []),
          ['pool', split ? split.book.pool : pool],
          ...(split ? [['other', split.other.filled] as const] : []),
          ['filled', filled],
          ['rest', rest],
        ];
  return hasBook ? all : all.filter(([kind]) => POOL_LEGS.includes(kind));
};

export const fillViewOf = (
  quote: TradeQuote,
  direction: TradeDirection,
  market: Market,
  parts: FillParts = {},
): FillView => {
  const { own, split } = parts;
  const buys = direction === 'BUY';
  const input = buys ? market.quote : market.base;
  const [baseRole, quoteRole] = buys ? (['received', 'paid'] as const) : (['paid', 'received'] as const);
  const { book, pool, filled, rests } = quote;
  const nothingFills = filled.spent === 0n;
  const kinds = legsOf(quote, parts);
  const baseOf = ({ spent, received }: FilledLeg): bigint => (buys ? received : spent);
  const quoteOf = ({ spent, received }: FilledLeg): bigint => (buys ? spent : received);
  const decimalPlacesOf = (amountOf: AmountOf, decimals: number): number =>
    columnDecimals(
      kinds.map(([, each]) => amountOf(each)),
      decimals,
    );
  const decimalPlaces = {
    base: decimalPlacesOf(baseOf, market.base.decimals),
    quote: decimalPlacesOf(quoteOf, market.quote.decimals),
    fee: decimalPlacesOf(({ fee }) => fee, input.decimals),
  };
  const summands = kinds.filter(([kind]) => SUMMANDS.includes(kind)).map(([, each]) => each);
  // All of the book's part may be the account's own orders.
  const summandOf = (each: FilledLeg): FilledLeg => (each === own && each.spent === book.spent ? book : each);
  const columnOf = (amountOf: AmountOf, terms: RoundingTerms) => columnTexts(summands, summandOf, amountOf, terms);
  const columns = {
    base: columnOf(baseOf, { decimals: market.base.decimals, role: baseRole, decimalPlaces: decimalPlaces.base }),
    quote: columnOf(quoteOf, { decimals: market.quote.decimals, role: quoteRole, decimalPlaces: decimalPlaces.quote }),
    fee: columnOf(({ fee }) => fee, { decimals: input.decimals, role: 'paid', decimalPlaces: decimalPlaces.fee }),
  };
  const legOf = ([kind, each]: readonly [LegKind, FilledLeg]): LegView => {
    const [base, quoted, { fee }] = [baseOf(each), quoteOf(each), each];
    return {
      kind,
      base: columns.base(each),
      quote: columns.quote(each),
      fee: columns.fee(each),
      exactBase: `${exactText(base, market.base.decimals)} ${market.base.symbol}`,
      exactQuote: `${exactText(quoted, market.quote.decimals)} ${market.quote.symbol}`,
      exactFee: `${exactText(fee, input.decimals)} ${input.symbol}`,
    };
  };
  return {
    tone: buys ? 'buy' : 'sell',
    baseSymbol: market.base.symbol,
    quoteSymbol: market.quote.symbol,
    feeSymbol: input.symbol,
    nothingFills,
    legs: kinds.map(legOf),
    shares: sharesOf([book.spent, pool.spent, rests.sold]),
    worstPrice: priceText(quote.worstPrice, market, direction),
    otherName: split?.market.name,
  };
};
