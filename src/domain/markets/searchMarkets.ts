import { parseAddress } from '../tokens/parseAddress.ts';
import { wordsOf } from '../tokens/searchTokens.ts';
import type { Address } from '../tokens/types.ts';

export interface SearchableMarket {
  readonly pair: Address;
  readonly token0: Address;
  readonly token1: Address;
  /** Words of the known symbols and names of both sides, by `wordsOf`. */
  readonly words: readonly string[];
}

/**
 * Markets that match a search text, in their order. An address finds the pool at it and the pools of the token at it.
 * Otherwise each typed word ("myt/usdc" has two) must match the start or the end of a word in a symbol or name of
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
