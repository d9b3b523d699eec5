import type { Address, Token } from '../tokens/types.ts';
import type { TokenList } from './types.ts';

/** URLs of the lists in order of precedence; the first list's data counts. */
interface ListedToken {
  readonly token: Token;
  readonly urls: readonly string[];
}

export type TokenDirectory = ReadonlyMap<Address, ListedToken>;

export interface PlacedList {
  readonly url: string;
  readonly list: TokenList;
}

/** Each token once, in the order of the lists; its words come from the first list that has it. */
export const tokenDirectory = (lists: readonly PlacedList[]): TokenDirectory => {
  const directory = new Map<Address, ListedToken>();
  for (const { url, list } of lists) {
    for (const token of list.tokens) {
      const known = directory.get(token.address);
      directory.set(token.address, known ? { ...known, urls: [...known.urls, url] } : { token, urls: [url] });
    }
  }
  return directory;
};
