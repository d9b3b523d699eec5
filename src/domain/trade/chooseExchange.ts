import { divideUp } from '../amounts/integers.ts';
import type { Result } from '#lib/result.ts';
import { quoteOnRouter, type RouterMarket } from './routerQuote.ts';
import type { QuoteProblem, TradeIntent, TradeQuote } from './types.ts';

/** What a market order would do on one exchange. */
export interface ExchangeOffer {
  readonly id: string;
  readonly quote: Result<TradeQuote, QuoteProblem>;
  /** Undefined: the exchange with the order book. */
  readonly market: RouterMarket | undefined;
}

/** Where a market order goes, and why. */
export interface ExchangeChoice {
  readonly used: ExchangeOffer;
  /** The trader chose it. */
  readonly isByHand: boolean;
  /** The exchange with the order book first. */
  readonly offers: readonly ExchangeOffer[];
  /** The best of the other exchanges; undefined where none of them would take the order. */
  readonly rival: ExchangeOffer | undefined;
  /**
   * How much better the used exchange is than the rival, after fees: more raw output units for the same input, or fewer
   * raw input units for the same output. Negative when the trader chose a worse one; undefined without a rival.
   */
  readonly gain: bigint | undefined;
  /** A part of the order would not fill at once in the order book; it is counted as filled at its limit later. */
  readonly countsRest: boolean;
  /** The order book takes no order for these tokens. */
  readonly isBookShut: boolean;
}

export interface ExchangeQuery {
  readonly intent: TradeIntent;
  /** The exchange with the order book. */
  readonly book: ExchangeOffer;
  /** Pairs of the other exchanges, as far as they have reserves. */
  readonly markets: readonly RouterMarket[];
  /** The exchange that the trader chose; null leaves it to the comparison. */
  readonly chosen: string | null;
  /** The order book takes no order for these tokens, whatever it offers. */
  readonly isBookShut?: boolean;
}

/**
 * The value by which offers are compared: output for an exact input, input for an exact output. The remainder counts as
 * if it filled at the order's limit later, which is the best case: makers pay no fee.
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

/** The book's offer is not known while more of the book is being read; twice the same token is no market at all. */
const isUndecided = ({ quote }: ExchangeOffer): boolean =>
  !quote.ok && (quote.error.code === 'bookTooShort' || quote.error.code === 'sameToken');

/** The book while more of it is being read, if it is open; else the best offer. */
const bestUsed = (intent: TradeIntent, book: ExchangeOffer, open: readonly ExchangeOffer[]): ExchangeOffer =>
  open.includes(book) && isUndecided(book) ? book : (bestOf(intent, open) ?? book);

/**
 * Compares what a market order brings on each exchange after exchange fees, without the network fee, and takes the
 * best; the order book wins a tie. The trader's choice wins as long as that exchange can be used for the pair. An order
 * book that is shut is used only where nobody else fills the order.
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
