import type { Currency } from '../../domain/tokens/types.ts';
import type { TradeDirection } from '../../domain/trade/types.ts';

/** A market as traders name it: base in quote. */
export interface Market {
  readonly base: Currency;
  readonly quote: Currency;
}

/** BUY pays the quote for the base, SELL the other way round. */
export const marketOf = (direction: TradeDirection, input: Currency, output: Currency): Market =>
  direction === 'BUY' ? { base: output, quote: input } : { base: input, quote: output };
