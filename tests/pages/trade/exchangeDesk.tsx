import type { PairBook } from '#domain/orderBook/types.ts';
import { pairAddress } from '#domain/tokens/pairAddress.ts';
import { harbour } from './harbour.ts';
import { E18, E6, maticBook, mockBook, MYT, USDC, WMATIC } from './mockMarket.ts';

/** Its pool of MYT and USDC, a tenth as deep as the market's; MYT costs `permille` thousandths of 0.4182. */
export const harbourPool = (permille: bigint): PairBook => ({
  ...mockBook(),
  pair: pairAddress(harbour.factory, harbour.initCodeHash, MYT.address, USDC.address),
  reserve0: (77_044_986n * E6 * permille) / 1000n / 1000n,
  reserve1: 184_230n * E18,
  side0: { soldToken: USDC.address, orders: [], complete: true },
  side1: { soldToken: MYT.address, orders: [], complete: true },
});

/** Its pool of MATIC and USDC, at the market's price and half as deep. */
export const harbourMaticPool = (): PairBook => {
  const book = maticBook();
  const pair = pairAddress(harbour.factory, harbour.initCodeHash, WMATIC.address, USDC.address);
  return { ...book, pair, reserve0: book.reserve0 / 2n, reserve1: book.reserve1 / 2n };
};
