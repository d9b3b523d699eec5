import type { Address } from '../tokens/types.ts';
import type { OrderMarket, PairBook } from './types.ts';

/** Market as the seller of `soldToken` sees it, in raw units; `soldToken` is one of the pair's two. */
export const orientMarket = (book: PairBook, soldToken: Address, minimum?: bigint): OrderMarket => {
  const sellsToken0 = soldToken === book.token0;
  const [same, opposite] = sellsToken0 ? [book.side0, book.side1] : [book.side1, book.side0];
  return {
    reserveSold: sellsToken0 ? book.reserve0 : book.reserve1,
    reserveBought: sellsToken0 ? book.reserve1 : book.reserve0,
    same: same.orders,
    opposite: opposite.orders,
    oppositeComplete: opposite.complete,
    ...(minimum === undefined ? {} : { minimum }),
  };
};
