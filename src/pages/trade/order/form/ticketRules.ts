import { orientMarket } from '#domain/orderBook/orientMarket.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Token } from '#domain/tokens/types.ts';
import { restsFarFromMarket } from '#domain/trade/restsFarFromMarket.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import type { TypedOrder } from './useTypedOrder.ts';

/** The wrapper's contract exchanges native coin and wrapper 1:1, without a trade. */
export const wrapOf = ({ input, output, inputToken, outputToken }: TradeCurrencies): 'wrap' | 'unwrap' | undefined => {
  if (!inputToken || inputToken.address !== outputToken?.address || input?.kind === output?.kind) return undefined;
  return input?.kind === 'native' ? 'wrap' : 'unwrap';
};

export const shareOf = (paid: bigint | undefined, max: bigint | undefined): number => {
  if (paid === undefined || max === undefined || max === 0n) return 0;
  return paid >= max ? 100 : Number((paid * 100n) / max);
};

/** True if the order is so far from the market that an old block makes no difference. */
export const restsFar = (
  { direction, orderType }: Pick<TypedOrder, 'direction' | 'orderType'>,
  quote: TradeQuote | undefined,
  book: PairBook | undefined,
  sold: Token | undefined,
): boolean =>
  orderType === 'LIMIT' &&
  quote !== undefined &&
  book !== undefined &&
  sold !== undefined &&
  restsFarFromMarket(direction, quote, orientMarket(book, sold.address));
