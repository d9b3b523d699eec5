import type { Currency } from '../tokens/types.ts';
import type { TradeDirection } from '../trade/types.ts';

/**
 * The side of a link that names only currencies: paying with the one that serves as quote is BUY. `quoteRank` is
 * higher the more a currency is used to price others; on a tie the output is the base, which is BUY.
 */
export const inferDirection = (
  input: Currency | undefined,
  output: Currency | undefined,
  quoteRank: (currency: Currency) => number,
): TradeDirection => {
  const inputRank = input ? quoteRank(input) : 0;
  const outputRank = output ? quoteRank(output) : 0;
  return inputRank >= outputRank ? 'BUY' : 'SELL';
};
