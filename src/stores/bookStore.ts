import type { PairTokens } from '#chain/reading/bookReads.ts';
import { contracts } from '#chain/contracts.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import { pairAddress } from '#domain/tokens/pairAddress.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';
import type { Address } from '#domain/tokens/types.ts';
import { failed, idle, loading, type Loadable } from '#lib/loadable.ts';
import { createWatchedPairs, type WatchedPairs } from './watchedPairs.ts';

export type PairState = 'NOT_EXISTS' | 'EXISTS' | 'INVALID' | 'LOADING';

export type BookProblem =
  | { readonly code: 'noPair' }
  | { readonly code: 'invalidPair' }
  | { readonly code: 'unreadable' };

export interface BookReading {
  readonly state: PairState;
  readonly book: Loadable<PairBook, BookProblem>;
}

export interface BookStore extends Omit<WatchedPairs<BookReading>, 'watchPair' | 'latest'> {
  watch(tokenA: Address, tokenB: Address): () => void;
  pairOf(tokenA: Address, tokenB: Address): PairTokens;
  reading(pair: Address): BookReading | undefined;
}

export const unreadBook: BookReading = { state: 'LOADING', book: loading };
export const idleBook: BookReading = { state: 'LOADING', book: idle };
const invalidPair: BookProblem = { code: 'invalidPair' };
export const invalidBook: BookReading = { state: 'INVALID', book: failed(invalidPair) };

type PoolAddress = (token0: Address, token1: Address) => Address;

const pairOf = (poolAddress: PoolAddress, tokenA: Address, tokenB: Address): PairTokens => {
  const [token0, token1] = sortsBefore(tokenA, tokenB) ? [tokenA, tokenB] : [tokenB, tokenA];
  return { pair: poolAddress(token0, token1), token0, token1 };
};

/** Kept outside Redux, because books contain bigints and change with each block. */
export const createBookStore = (poolAddress: PoolAddress): BookStore => {
  const { watchPair, latest, ...pairs } = createWatchedPairs(unreadBook);
  return {
    ...pairs,
    watch: (tokenA, tokenB) => watchPair(pairOf(poolAddress, tokenA, tokenB)),
    pairOf: (tokenA, tokenB) => pairOf(poolAddress, tokenA, tokenB),
    reading: latest,
  };
};

export const bookStore = createBookStore((token0, token1) =>
  pairAddress(contracts.factory, contracts.pairInitCodeHash, token0, token1),
);
