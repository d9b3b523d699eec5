import { wrappedNative } from '#config/tokens/tokens.ts';
import type { HistoryMarket } from '#domain/history/types.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';
import { wrappedOf } from '#domain/tokens/currency.ts';
import type { Token } from '#domain/tokens/types.ts';
import type { Market } from '#state/marketRule.ts';

export interface ChartMarket extends HistoryMarket, Market {
  readonly baseToken: Token;
  readonly quoteToken: Token;
}

/** Undefined for the native coin and its wrapper, which have no market. */
export const chartMarketOf = ({ base, quote }: Market): ChartMarket | undefined => {
  const [baseToken, quoteToken] = [wrappedOf(base, wrappedNative), wrappedOf(quote, wrappedNative)];
  if (baseToken.address === quoteToken.address) return undefined;
  return {
    base,
    quote,
    baseToken,
    quoteToken,
    baseIsToken0: sortsBefore(baseToken.address, quoteToken.address),
    baseDecimals: base.decimals,
    quoteDecimals: quote.decimals,
  };
};
