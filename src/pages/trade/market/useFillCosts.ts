import { useMemo } from 'react';
import { defaultExchange } from '#config/exchanges.ts';
import { powerOfTen } from '#domain/amounts/integers.ts';
import { orientMarket } from '#domain/orderBook/orientMarket.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { TokenPrice } from '#domain/prices/dollarValue.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import type { Token } from '#domain/tokens/types.ts';
import { fillCosts, type FillCosts } from '#domain/trade/fillCosts.ts';
import { quoteTrade } from '#domain/trade/quoteTrade.ts';
import { quoteOnRouter, type RouterMarket } from '#domain/trade/routerQuote.ts';
import type { TradeIntent } from '#domain/trade/types.ts';
import { useExchangePairs } from '#reads/markets/useExchangePairs.ts';
import { useDollarPrices } from '#reads/tokens/useDollarPrices.ts';

export const COST_SIZES = [1_000n, 10_000n, 100_000n] as const;

export interface ExchangeCosts {
  readonly id: string;
  readonly name: string;
  readonly costs: readonly FillCosts[];
}

interface Intents {
  readonly buy: TradeIntent;
  readonly sell: TradeIntent;
}

const unknown: FillCosts = { spreadBps: undefined, buyBps: undefined, sellBps: undefined };

/** A purchase and a sale of this many dollars at the market's price; undefined if the price in dollars is uncertain. */
export const intentsOf = (
  dollars: bigint,
  base: Token,
  quote: Token,
  book: PairBook,
  price: TokenPrice | undefined,
): Intents | undefined => {
  const { reserveSold, reserveBought } = orientMarket(book, base.address);
  if (!price || price.other || price.numerator === 0n || reserveBought === 0n) return undefined;
  const paid = (dollars * powerOfTen(quote.decimals) * price.denominator) / price.numerator;
  const sold = (paid * reserveSold) / reserveBought;
  const common = { orderType: 'MARKET', field: 'INPUT', slippageBps: 0 } as const;
  return {
    buy: { ...common, direction: 'BUY', input: quote, output: base, amount: paid },
    sell: { ...common, direction: 'SELL', input: base, output: quote, amount: sold },
  };
};

const onBook = ({ buy, sell }: Intents, book: PairBook): FillCosts => {
  const quoteOf = (intent: TradeIntent) => {
    const quote = quoteTrade(intent, { book });
    return quote.ok ? quote.value : undefined;
  };
  return fillCosts(quoteOf(buy), quoteOf(sell));
};

const onRouter = ({ buy, sell }: Intents, market: RouterMarket): FillCosts => {
  const { reserveSold, reserveBought } = market;
  const bought = quoteOnRouter(buy, market);
  const sold = quoteOnRouter(sell, { ...market, reserveSold: reserveBought, reserveBought: reserveSold });
  return fillCosts(bought.ok ? bought.value : undefined, sold.ok ? sold.value : undefined);
};

/** At the shown block, for exchanges with a pool of the two tokens. */
export const useFillCosts = (base: Token, quote: Token, book: PairBook): readonly ExchangeCosts[] => {
  const markets = useExchangePairs(quote.address, base.address);
  const quoted = useMemo(() => [quote], [quote]);
  const { byId } = useDollarPrices(quoted);
  const price = byId.get(currencyId(quote));
  return useMemo(() => {
    const intents = COST_SIZES.map((dollars) => intentsOf(dollars, base, quote, book, price));
    const costsOf = (of: (each: Intents) => FillCosts) => intents.map((each) => (each ? of(each) : unknown));
    return [
      { id: defaultExchange.id, name: defaultExchange.name, costs: costsOf((each) => onBook(each, book)) },
      ...markets.map((market) => ({
        ...{ id: market.id, name: market.name },
        costs: costsOf((each) => onRouter(each, market)),
      })),
    ];
  }, [base, quote, book, price, markets]);
};
