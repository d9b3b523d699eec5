import { divideUp } from '../amounts/integers.ts';
import { ok, type Result } from '#lib/result.ts';
import { quoteOnRouter, type RouterMarket } from './routerQuote.ts';
import { minSplitGain, splitTrade, sumOfSplit, type TradeSplit } from './splitTrade.ts';
import type { QuoteProblem, TradeIntent, TradeMarket, TradeQuote } from './types.ts';

const SPLIT_ID = 'split';

export interface ExchangeOffer {
  readonly id: string;
  readonly quote: Result<TradeQuote, QuoteProblem>;
  /** Undefined for the exchange with the order book, and for a split. */
  readonly market: RouterMarket | undefined;
  /** Both parts of a split; `quote` is their sum. */
  readonly split?: TradeSplit | undefined;
}

export interface SplitOffer extends ExchangeOffer {
  readonly split: TradeSplit;
  /** Raw output above that of the best exchange alone, after exchange fees and before the network fee. */
  readonly gain: bigint;
  readonly instead: ExchangeOffer;
}

export interface ExchangeChoice {
  readonly used: ExchangeOffer;
  readonly isByHand: boolean;
  readonly offers: readonly ExchangeOffer[];
  readonly rival: ExchangeOffer | undefined;
  readonly split: SplitOffer | undefined;
  /**
   * Advantage over the rival after fees: raw output for the same input, or raw input saved. Negative for a worse
   * choice.
   */
  readonly gain: bigint | undefined;
  /** True if a part would not fill at once in the book; it then counts as filled at its limit. */
  readonly countsRest: boolean;
  readonly isBookShut: boolean;
}

/** `preferred`: used unless another exchange is chosen. `byHand`: used if it is chosen. `never`: not used. */
export type SplitUse = 'preferred' | 'byHand' | 'never';

interface ExchangeQuery {
  readonly intent: TradeIntent;
  readonly book: ExchangeOffer;
  readonly markets: readonly RouterMarket[];
  readonly chosen: string | null;
  readonly isBookShut?: boolean;
  /** Market of the order book; undefined: no split is offered. */
  readonly market?: TradeMarket | undefined;
  /** Smallest gain of a split that counts, in 1/10000 of the output. */
  readonly minSplitGainBps?: number;
  readonly splitUse?: SplitUse;
}

/** Output for an exact input, else input. The remainder counts as filled at the limit, because makers pay no fee. */
const valueOfQuote = ({ field, amount }: TradeIntent, { filled, order }: TradeQuote): bigint => {
  if (field === 'INPUT') return filled.received + divideUp((amount - filled.spent) * order.to, order.from);
  return filled.received >= amount ? filled.spent : order.from;
};

/** Advantage of one quote over another for the same order: raw output, or raw input saved for an exact output. */
export const gainOver = (intent: TradeIntent, quote: TradeQuote, other: TradeQuote): bigint => {
  const [own, others] = [valueOfQuote(intent, quote), valueOfQuote(intent, other)];
  return intent.field === 'OUTPUT' ? others - own : own - others;
};

const gainOf = (intent: TradeIntent, { quote }: ExchangeOffer, rival: ExchangeOffer): bigint =>
  quote.ok && rival.quote.ok ? gainOver(intent, quote.value, rival.quote.value) : 0n;

const bestOf = (intent: TradeIntent, offers: readonly ExchangeOffer[]): ExchangeOffer | undefined =>
  offers
    .filter(({ quote, market }) => quote.ok && market?.usable !== false)
    .reduce<ExchangeOffer | undefined>(
      (best, offer) => (best && gainOf(intent, offer, best) <= 0n ? best : offer),
      undefined,
    );

const isUndecided = ({ quote }: ExchangeOffer): boolean =>
  !quote.ok && (quote.error.code === 'bookTooShort' || quote.error.code === 'sameToken');

const bestUsed = (intent: TradeIntent, book: ExchangeOffer, open: readonly ExchangeOffer[]): ExchangeOffer =>
  open.includes(book) && isUndecided(book) ? book : (bestOf(intent, open) ?? book);

const splitsOf = ({ intent, market, markets }: ExchangeQuery): readonly TradeSplit[] =>
  market ? markets.filter(({ usable }) => usable).flatMap((other) => splitTrade({ intent, market, other }) ?? []) : [];

const outputOf = ({ book, other }: TradeSplit): bigint => book.filled.received + other.filled.received;

const splitOffer = (query: ExchangeQuery, instead: ExchangeOffer): SplitOffer | undefined => {
  const { intent, isBookShut = false, minSplitGainBps = 0 } = query;
  if (isBookShut || !instead.quote.ok) return undefined;
  const [first, ...others] = splitsOf(query);
  if (!first) return undefined;
  const split = others.reduce((best, each) => (outputOf(each) > outputOf(best) ? each : best), first);
  const alone = valueOfQuote(intent, instead.quote.value);
  const gain = outputOf(split) - alone;
  if (gain < minSplitGain(alone, minSplitGainBps)) return undefined;
  return { id: SPLIT_ID, quote: ok(sumOfSplit(intent, split)), market: undefined, split, gain, instead };
};

const chosenOffer = (
  { chosen, splitUse = 'byHand' }: ExchangeQuery,
  open: readonly ExchangeOffer[],
  split: SplitOffer | undefined,
): ExchangeOffer | undefined => {
  const isSplit = chosen === SPLIT_ID || (chosen === null && splitUse === 'preferred');
  if (isSplit) return splitUse === 'never' ? undefined : split;
  return open.find(({ id, market }) => id === chosen && market?.usable !== false);
};

/**
 * Exchange with the best result after exchange fees; the book wins a tie. The trader's choice wins if it is usable,
 * and a book that accepts no order is the last resort. A split is used only if it is chosen or preferred.
 */
export const chooseExchange = (query: ExchangeQuery): ExchangeChoice => {
  const { intent, book, markets, isBookShut = false } = query;
  const others = markets.map((market) => ({ id: market.id, quote: quoteOnRouter(intent, market), market }));
  const offers: readonly ExchangeOffer[] = [book, ...others];
  const open = isBookShut ? others : offers;
  const alone = bestUsed(intent, book, open);
  const split = splitOffer(query, alone);
  const used = chosenOffer(query, open, split) ?? alone;
  const rival = bestOf(
    intent,
    open.filter((offer) => offer !== used),
  );
  const countsRest = book.quote.ok && book.quote.value.rests.sold > 0n;
  const gain = rival && used.quote.ok ? gainOf(intent, used, rival) : undefined;
  const isByHand = used.id === query.chosen;
  return { used, isByHand, offers, rival, split, gain, countsRest, isBookShut };
};
