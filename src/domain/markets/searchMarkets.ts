import { parseAddress } from '../tokens/parseAddress.ts';
import { wordsOf } from '../tokens/searchTokens.ts';
import type { Address } from '../tokens/types.ts';

/** What a market can be found by. */
export interface SearchableMarket {
  readonly pair: Address;
  readonly token0: Address;
  readonly token1: Address;
  /** The words of the symbols and names of both sides as far as they are known, by `wordsOf`. */
  readonly words: readonly string[];
}

/**
 * The markets that a search text finds, in their order: an address finds the pool at it and the pools of the token at
 * it; otherwise each typed word ("myt/usdc" are two) must match the start or the end of a word in a symbol or name of
 * either side. Empty text finds all.
 */
export const searchMarkets = <M extends SearchableMarket>(markets: readonly M[], text: string): readonly M[] => {
  const address = parseAddress(text);
  if (address !== undefined) {
    return markets.filter(({ pair, token0, token1 }) => [pair, token0, token1].includes(address));
  }
  const typed = wordsOf(text);
  if (typed.length === 0) return markets;
  return markets.filter(({ words }) =>
    typed.every((part) => words.some((word) => word.startsWith(part) || word.endsWith(part))),
  );
};
