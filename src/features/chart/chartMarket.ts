import type { HistoryMarket } from '../../domain/history/types.ts';
import { sortsBefore } from '../../domain/tokens/sortsBefore.ts';
import type { Currency, Token } from '../../domain/tokens/types.ts';
import type { TradeDirection } from '../../domain/trade/types.ts';

/** A market with the tokens its pair knows it by. */
export interface ChartMarket extends HistoryMarket {
  readonly base: Currency;
  readonly quote: Currency;
  readonly baseToken: Token;
  readonly quoteToken: Token;
}

interface Side {
  readonly currency: Currency;
  readonly token: Token;
}

interface Currencies {
  readonly input: Currency | undefined;
  readonly output: Currency | undefined;
  readonly inputToken: Token | undefined;
  readonly outputToken: Token | undefined;
}

/** The market of a ticket's two currencies: a buy pays the quote for the base. Undefined until both are known. */
export const chartMarketOf = (direction: TradeDirection, currencies: Currencies): ChartMarket | undefined => {
  const { input, output, inputToken, outputToken } = currencies;
  if (!input || !output || !inputToken || !outputToken || inputToken.address === outputToken.address) return undefined;
  const paid: Side = { currency: input, token: inputToken };
  const received: Side = { currency: output, token: outputToken };
  const [base, quote] = direction === 'BUY' ? [received, paid] : [paid, received];
  return {
    base: base.currency,
    quote: quote.currency,
    baseToken: base.token,
    quoteToken: quote.token,
    baseIsToken0: sortsBefore(base.token.address, quote.token.address),
    baseDecimals: base.currency.decimals,
    quoteDecimals: quote.currency.decimals,
  };
};
