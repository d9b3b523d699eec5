import { divideUp } from '../amounts/integers.ts';
import type { Result } from '#lib/result.ts';
import { quoteOnRouter, type RouterMarket } from './routerQuote.ts';
import type { QuoteProblem, TradeIntent, TradeQuote } from './types.ts';

/** Result of a market order on one exchange. */
export interface ExchangeOffer {
  readonly id: string;
  readonly quote: Result<TradeQuote, QuoteProblem>;
  /** Undefined for the exchange with the order book. */
  readonly market: RouterMarket | undefined;
}

/** Exchange that a market order goes to, and the comparison behind it. */
export interface ExchangeChoice {
  readonly used: ExchangeOffer;
  readonly isByHand: boolean;
  /** All offers, the exchange with the order book first. */
  readonly offers: readonly ExchangeOffer[];
  /** Best of the other exchanges; undefined if none of them can fill the order. */
  readonly rival: ExchangeOffer | undefined;
  /**
   * Advantage of the used exchange over the rival, after fees: more raw output units for the same input, or fewer raw
   * input units for the same output. Negative if the trader chose a worse one; undefined without a rival.
   */
  readonly gain: bigint | undefined;
  /** True if a part would not fill at once in the order book; the part counts as filled at its limit later. */
  readonly countsRest: boolean;
  /** True if the order book accepts no order for these tokens. */
  readonly isBookShut: boolean;
}

export interface ExchangeQuery {
  readonly intent: TradeIntent;
  /** The exchange with the order book. */
  readonly book: ExchangeOffer;
  /** Pairs of the other exchanges that have reserves. */
  readonly markets: readonly RouterMarket[];
  /** Exchange that the trader chose; null for the best one. */
  readonly chosen: string | null;
  /** True if the order book accepts no order for these tokens, whatever it offers. */
  readonly isBookShut?: boolean;
}

/**
 * Value that offers are compared by: output for an exact input, input for an exact output. The remainder counts as
 * filled at the order's limit later, which is the best case: makers pay no fee.
 */
const valueOfQuote = ({ field, amount }: TradeIntent, { filled, order, leftOut }: TradeQuote): bigint => {
  if (field === 'INPUT') return filled.received + divideUp((amount - filled.spent) * order.to, order.from);
  return filled.received >= amount ? filled.spent : order.from + leftOut;
};

const gainOf = (intent: TradeIntent, used: ExchangeOffer, rival: ExchangeOffer): bigint => {
  if (!used.quote.ok || !rival.quote.ok) return 0n;
  const own = valueOfQuote(intent, used.quote.value);
  const other = valueOfQuote(intent, rival.quote.value);
  return intent.field === 'OUTPUT' ? other - own : own - other;
};

const bestOf = (intent: TradeIntent, offers: readonly ExchangeOffer[]): ExchangeOffer | undefined =>
  offers
    .filter(({ quote, market }) => quote.ok && market?.usable !== false)
    .reduce<ExchangeOffer | undefined>(
      (best, offer) => (best && gainOf(intent, offer, best) <= 0n ? best : offer),
      undefined,
    );

/**
 * True if the book's offer is not known yet, because more of the book is being read, or if both tokens are the same.
 */
const isUndecided = ({ quote }: ExchangeOffer): boolean =>
  !quote.ok && (quote.error.code === 'bookTooShort' || quote.error.code === 'sameToken');

/** The open book while more of it is being read; else the best offer. */
const bestUsed = (intent: TradeIntent, book: ExchangeOffer, open: readonly ExchangeOffer[]): ExchangeOffer =>
  open.includes(book) && isUndecided(book) ? book : (bestOf(intent, open) ?? book);

/**
 * Compares a market order on all exchanges after exchange fees, without the network fee, and uses the best; the order
 * book wins a tie. The trader's choice wins if that exchange can be used for the pair. A shut order book is used only if
 * no other exchange fills the order.
 */
export const chooseExchange = (query: ExchangeQuery): ExchangeChoice => {
  const { intent, book, markets, chosen, isBookShut = false } = query;
  const others = markets.map((market) => ({ id: market.id, quote: quoteOnRouter(intent, market), market }));
  const offers: readonly ExchangeOffer[] = [book, ...others];
  const open = isBookShut ? others : offers;
  const byHand = open.find(({ id, market }) => id === chosen && market?.usable !== false);
  const used = byHand ?? bestUsed(intent, book, open);
  const rival = bestOf(
    intent,
    open.filter((offer) => offer !== used),
  );
  const countsRest = book.quote.ok && (book.quote.value.rests.sold > 0n || book.quote.value.leftOut > 0n);
  const gain = rival && used.quote.ok ? gainOf(intent, used, rival) : undefined;
  return { used, isByHand: byHand !== undefined, offers, rival, gain, countsRest, isBookShut };
};
