import { parseAddress } from '../tokens/parseAddress.ts';
import { wordsOf } from '../tokens/searchTokens.ts';
import type { Address } from '../tokens/types.ts';

export interface SearchableMarket {
  readonly pair: Address;
  readonly token0: Address;
  readonly token1: Address;
  /** In lower case, each with a space before and after it. */
  readonly words: string;
}

/** Keeps the order. An address finds pools; else every word must begin or end a word of a side. */
export const searchMarkets = <M extends SearchableMarket>(markets: readonly M[], text: string): readonly M[] => {
  const address = parseAddress(text);
  if (address !== undefined) {
    return markets.filter(({ pair, token0, token1 }) => [pair, token0, token1].includes(address));
  }
  const typed = wordsOf(text);
  if (typed.length === 0) return markets;
  return markets.filter(({ words }) => typed.every((part) => words.includes(` ${part}`) || words.includes(`${part} `)));
};
