import { typeableText } from '#domain/format/typeableText.ts';
import type { Currency } from '#domain/tokens/types.ts';
import type { TradeDirection, TradeField } from '#domain/trade/types.ts';
import type { OrderVerb, VerbPrice } from '#domain/verbs/parseVerb.ts';
import { err, ok, type Result } from '#lib/result.ts';

/** Market of a verb. Prices are texts for the price field. */
export interface VerbMarket {
  readonly base: Currency;
  readonly quote: Currency;
  readonly bid: string | undefined;
  readonly ask: string | undefined;
  readonly mid: string | undefined;
  /** Maximum payment of an order on each side, raw units; undefined while unknown. */
  readonly max: Readonly<Record<TradeDirection, bigint | undefined>>;
}

export interface FilledTicket {
  readonly side: TradeDirection;
  readonly field: TradeField;
  readonly text: string;
  readonly currency: Currency;
  /** Undefined for a market order. */
  readonly price: string | undefined;
}

export type VerbProblem =
  | { readonly code: 'otherSymbol'; readonly symbol: string }
  /** A share such as 50 % counts the token paid, but the verb names the token received. */
  | { readonly code: 'otherShare'; readonly paid: string }
  | { readonly code: 'noPrice' | 'noBalance' };

const isSymbol = ({ symbol }: Currency, text: string): boolean => symbol.toLowerCase() === text;

export const priceOf = (price: VerbPrice, market: VerbMarket): Result<string, VerbProblem> => {
  const text = price.kind === 'figure' ? price.text : market[price.kind];
  return text === undefined ? err({ code: 'noPrice' }) : ok(text);
};

/** Maximum payment of an order on this side, raw units; an error if it is zero or unknown. */
export const maxOf = (side: TradeDirection, market: Pick<VerbMarket, 'max'>): Result<bigint, VerbProblem> => {
  const max = market.max[side];
  return max === undefined || max === 0n ? err({ code: 'noBalance' }) : ok(max);
};

const amountOf = (
  { side, amount, symbol }: OrderVerb,
  market: VerbMarket,
): Result<Pick<FilledTicket, 'field' | 'text' | 'currency'>, VerbProblem> => {
  const paid = side === 'BUY' ? market.quote : market.base;
  if (amount.kind === 'share') {
    const isReceived = symbol !== undefined && side === 'SELL' && !isSymbol(paid, symbol);
    if (isReceived) return err({ code: 'otherShare', paid: paid.symbol });
    const max = maxOf(side, market);
    if (!max.ok) return max;
    const text = typeableText((max.value * BigInt(amount.percent)) / 100n, paid.decimals);
    return ok({ field: 'INPUT', text, currency: paid });
  }
  const currency = symbol !== undefined && isSymbol(market.quote, symbol) ? market.quote : market.base;
  return ok({ field: currency === paid ? 'INPUT' : 'OUTPUT', text: amount.text, currency });
};

/** Keeps the digits of a typed amount. */
export const resolveOrder = (verb: OrderVerb, market: VerbMarket): Result<FilledTicket, VerbProblem> => {
  const { side, symbol } = verb;
  if (symbol !== undefined && !isSymbol(market.base, symbol) && !isSymbol(market.quote, symbol)) {
    return err({ code: 'otherSymbol', symbol });
  }
  const amount = amountOf(verb, market);
  if (!amount.ok) return amount;
  const price = verb.price && priceOf(verb.price, market);
  if (price && !price.ok) return price;
  return ok({ side, ...amount.value, price: price?.value });
};
