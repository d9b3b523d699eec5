import { parseTypedAddress } from '../tokens/copiedAddress.ts';
import { wordsOf } from '../tokens/searchTokens.ts';
import type { Address } from '../tokens/types.ts';

interface SearchableMarket {
  readonly pair: Address;
  readonly token0: Address;
  readonly token1: Address;
}

/**
 * Markets that match, in their order. An address finds its pools; otherwise every typed word must begin or end a word
 * of a side.
 * @param wordsOfToken in lower case, each with a space before and after it; called once for each token and typed word
 */
export const searchMarkets = <M extends SearchableMarket>(
  markets: readonly M[],
  text: string,
  wordsOfToken: (token: Address) => string,
): readonly M[] => {
  const address = parseTypedAddress(text);
  if (address !== undefined) {
    return markets.filter(({ pair, token0, token1 }) => pair === address || token0 === address || token1 === address);
  }
  return wordsOf(text).reduce((found, part) => {
    const known = new Map<Address, boolean>();
    const has = (token: Address): boolean => {
      const before = known.get(token);
      if (before !== undefined) return before;
      const words = wordsOfToken(token);
      const isHit = words.includes(` ${part}`) || words.includes(`${part} `);
      known.set(token, isHit);
      return isHit;
    };
    return found.filter(({ token0, token1 }) => has(token0) || has(token1));
  }, markets);
};
