import { divideUp } from '../amounts/integers.ts';
import type { Result } from '#lib/result.ts';
import { quoteOnRouter, type RouterMarket } from './routerQuote.ts';
import type { QuoteProblem, TradeIntent, TradeQuote } from './types.ts';

export interface ExchangeOffer {
  readonly id: string;
  readonly quote: Result<TradeQuote, QuoteProblem>;
  /** Undefined for the exchange with the order book. */
  readonly market: RouterMarket | undefined;
}

export interface ExchangeChoice {
  readonly used: ExchangeOffer;
  readonly isByHand: boolean;
  readonly offers: readonly ExchangeOffer[];
  readonly rival: ExchangeOffer | undefined;
  /** Over the rival, after fees: raw output for the same input, or raw input saved. Negative for a worse choice. */
  readonly gain: bigint | undefined;
  /** A part would not fill at once in the book; it counts as filled at its limit later. */
  readonly countsRest: boolean;
  readonly isBookShut: boolean;
}

export interface ExchangeQuery {
  readonly intent: TradeIntent;
  readonly book: ExchangeOffer;
  readonly markets: readonly RouterMarket[];
  readonly chosen: string | null;
  /** The order book accepts no order for these tokens, whatever it offers. */
  readonly isBookShut?: boolean;
}

/** Output for an exact input, else input. The remainder counts as filled at the limit: makers pay no fee. */
const valueOfQuote = ({ field, amount }: TradeIntent, { filled, order }: TradeQuote): bigint => {
  if (field === 'INPUT') return filled.received + divideUp((amount - filled.spent) * order.to, order.from);
  return filled.received >= amount ? filled.spent : order.from;
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

/** More of the book is being read, or both tokens are the same. */
const isUndecided = ({ quote }: ExchangeOffer): boolean =>
  !quote.ok && (quote.error.code === 'bookTooShort' || quote.error.code === 'sameToken');

const bestUsed = (intent: TradeIntent, book: ExchangeOffer, open: readonly ExchangeOffer[]): ExchangeOffer =>
  open.includes(book) && isUndecided(book) ? book : (bestOf(intent, open) ?? book);

/** After exchange fees; the book wins a tie. The trader's choice wins if usable; a shut book is the last resort. */
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
  const countsRest = book.quote.ok && book.quote.value.rests.sold > 0n;
  const gain = rival && used.quote.ok ? gainOf(intent, used, rival) : undefined;
  return { used, isByHand: byHand !== undefined, offers, rival, gain, countsRest, isBookShut };
};
