import { Interface } from 'ethers';
import { orderBook } from '#chain/abis/orderBook.ts';
import { pair } from '#chain/abis/pair.ts';
import type { PairTokens } from '#chain/reading/bookReads.ts';
import { rules } from '#config/rules.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import type { RestingOrder } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { keyOf, word, type FakeNode } from './fakeNode.ts';

export const BOOK: Address = '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B';
export const EXT: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';
export const tokens: PairTokens = {
  pair: '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619',
  token0: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270',
  token1: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
};
const maker: Address = '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063';

export const order = (index: number, to: number): RestingOrder => ({
  index: BigInt(index),
  maker,
  from: 100n,
  to: BigInt(to),
  remain: 100n,
});

const results = new Interface([
  'function indexes() view returns (uint256[])',
  'function details() view returns (address[],address[],uint256[],uint256[],uint256[],uint256[],uint256[])',
  'function reserves() view returns (uint112,uint112,uint32)',
]);

const encoded = (name: string, values: readonly unknown[]): Hex => results.encodeFunctionResult(name, values) as Hex;

const detailsOf = (sold: Address, orders: readonly RestingOrder[]): Hex =>
  encoded('details', [
    orders.map((entry) => entry.maker),
    orders.map(() => sold),
    orders.map((entry) => entry.from),
    orders.map(() => 0n),
    orders.map((entry) => entry.remain),
    orders.map((entry) => entry.to),
    orders.map(() => 0n),
  ]);

export interface FakeBookState {
  readonly side0: readonly RestingOrder[];
  readonly side1: readonly RestingOrder[];
  readonly reserves?: readonly [bigint, bigint];
  /** False for a contract that lacks getPageOrderDetails. */
  readonly details?: boolean;
}

/** Makes the node's contracts answer as a book in this state would. */
export const setBook = (node: FakeNode, { side0, side1, reserves = [1000n, 2000n], details = true }: FakeBookState) => {
  const set = (call: Call, answer: Hex | (() => Hex)): void => void node.contracts.set(keyOf(call), answer);
  const { token0, token1 } = tokens;
  set(pair.getReserves.call(tokens.pair), encoded('reserves', [...reserves, 0]));
  for (const [sold, bought, orders] of [
    [token0, token1, side0],
    [token1, token0, side1],
  ] as const) {
    set(orderBook.getLastOrderIndex.call(BOOK, sold, bought), word(orders[0]?.index ?? 0n));
    orders.forEach(({ index }, from) => {
      for (const count of [rules.book.checkSize, rules.book.pageSize, rules.book.deepPageSize]) {
        const page = orders.slice(from, from + count);
        const args = [BOOK, sold, bought, index, BigInt(count)] as const;
        set(orderBook.getPageOrders.call(...args), () => encoded('indexes', [page.map((entry) => entry.index)]));
        if (details) set(orderBook.getPageOrderDetails.call(...args), () => detailsOf(sold, page));
      }
    });
    // A page begins with the last order of the one before.
    for (let from = 0; from < orders.length; from += rules.book.deepPageSize - 1) {
      const page = orders.slice(from, from + rules.book.deepPageSize);
      const indexes = page.map(({ index }) => index);
      set(orderBook.getOrderByIndexBatch.call(BOOK, sold, bought, indexes), () => detailsOf(sold, page));
    }
  }
};
