import type { PairTokens } from '../chain/bookReads.ts';
import { contracts } from '../chain/contracts.ts';
import type { PairBook } from '../domain/orderBook/types.ts';
import { pairAddress } from '../domain/tokens/pairAddress.ts';
import { sortsBefore } from '../domain/tokens/sortsBefore.ts';
import type { Address } from '../domain/tokens/types.ts';
import { createNotifier } from '../lib/createNotifier.ts';
import { failed, idle, loading } from '../lib/loadable.ts';
import type { Loadable } from '../lib/loadable.ts';

/** Spec 000 section 3. */
export type PairState = 'NOT_EXISTS' | 'EXISTS' | 'INVALID' | 'LOADING';

/** Why there is no book, as `error` of a failed reading. */
export type BookProblem =
  /** The two tokens have no pool, so they have no book. */
  | { readonly code: 'noPair' }
  /** Not two different tokens. */
  | { readonly code: 'invalidPair' }
  /** The contracts answered what they should not. */
  | { readonly code: 'unreadable' };

export interface BookReading {
  readonly state: PairState;
  /** Failed with a BookProblem; loading with a value while a book is read anew. */
  readonly book: Loadable<PairBook>;
}

export interface BookStore {
  /** Keeps the pair's book up to date until the returned function is called. */
  watch(tokenA: Address, tokenB: Address): () => void;
  /** The pair of two different tokens. */
  pairOf(tokenA: Address, tokenB: Address): PairTokens;
  /** The pairs somebody watches. */
  watched(): readonly PairTokens[];
  /** Tells when a pair begins or ceases to be watched. */
  onWatched(listener: () => void): () => void;
  /** Undefined for a pair that nobody watches. */
  reading(pair: Address): BookReading | undefined;
  record(pair: Address, reading: BookReading): void;
  /** Tells of every recorded reading. */
  subscribe(listener: () => void): () => void;
}

interface Entry {
  readonly pair: PairTokens;
  readonly watchers: number;
  readonly reading: BookReading;
}

export const unreadBook: BookReading = { state: 'LOADING', book: loading };
export const unaskedBook: BookReading = { state: 'LOADING', book: idle };
const invalidPair: BookProblem = { code: 'invalidPair' };
export const invalidBook: BookReading = { state: 'INVALID', book: failed(invalidPair) };

/** Address of the pool of two different tokens, sorted. */
export type PoolAddress = (token0: Address, token1: Address) => Address;

/** A pair's identity: its two different tokens, sorted, and its pool's address. */
const pairOf = (poolAddress: PoolAddress, tokenA: Address, tokenB: Address): PairTokens => {
  const [token0, token1] = sortsBefore(tokenA, tokenB) ? [tokenA, tokenB] : [tokenB, tokenA];
  return { pair: poolAddress(token0, token1), token0, token1 };
};

/** Books live outside Redux: they hold bigints and change as a whole with every block. */
export const createBookStore = (poolAddress: PoolAddress): BookStore => {
  const entries = new Map<Address, Entry>();
  const watching = createNotifier();
  const recorded = createNotifier();

  const unwatch = (pair: Address): void => {
    const entry = entries.get(pair);
    if (!entry) return;
    if (entry.watchers > 1) entries.set(pair, { ...entry, watchers: entry.watchers - 1 });
    else {
      entries.delete(pair);
      watching.tell();
    }
  };

  return {
    watch(tokenA, tokenB) {
      const pair = pairOf(poolAddress, tokenA, tokenB);
      const entry = entries.get(pair.pair);
      if (entry) entries.set(pair.pair, { ...entry, watchers: entry.watchers + 1 });
      else {
        entries.set(pair.pair, { pair, watchers: 1, reading: unreadBook });
        watching.tell();
      }
      return () => unwatch(pair.pair);
    },
    pairOf: (tokenA, tokenB) => pairOf(poolAddress, tokenA, tokenB),
    watched: () => [...entries.values()].map(({ pair }) => pair),
    onWatched: watching.add,
    reading: (pair) => entries.get(pair)?.reading,
    record(pair, reading) {
      const entry = entries.get(pair);
      if (!entry) return;
      entries.set(pair, { ...entry, reading });
      recorded.tell();
    },
    subscribe: recorded.add,
  };
};

/** The books of the running application. */
export const bookStore = createBookStore((token0, token1) =>
  pairAddress(contracts.factory, contracts.pairInitCodeHash, token0, token1),
);
