import { fieldsOf, isCount, isFields } from '#lib/fields.ts';
import { savedTokenOf } from '../tokens/savedToken.ts';
import type { Token } from '../tokens/types.ts';
import type { LeftOut, ListTag, TokenList } from './types.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const isTag = (value: unknown): value is ListTag => {
  const { name, description } = fieldsOf(value);
  return isText(name) && isText(description);
};

/** Undefined if the token is damaged; logo and tags are optional. */
export const storedToken = (entry: unknown): Token | undefined => {
  const token = savedTokenOf(entry);
  const { logoURI, tags } = fieldsOf(entry);
  if (token?.symbol === undefined || token.name === undefined) return undefined;
  return {
    kind: 'token',
    ...token,
    symbol: token.symbol,
    name: token.name,
    ...(isText(logoURI) && { logoURI }),
    ...(Array.isArray(tags) && { tags: tags.filter(isText) }),
  };
};

const countsIn = (value: unknown): LeftOut => {
  const { otherChains, invalid, repeated, tooMany } = fieldsOf(value);
  const count = (found: unknown): number => (isCount(found) ? found : 0);
  return {
    otherChains: count(otherChains),
    invalid: count(invalid),
    repeated: count(repeated),
    tooMany: count(tooMany),
  };
};

interface StoredList {
  readonly head: Omit<TokenList, 'tokens'>;
  readonly tokens: readonly unknown[];
}

/** Undefined if name, timestamp, version or tokens are damaged; other damaged fields are left out. */
export const storedList = (stored: unknown): StoredList | undefined => {
  const { name, timestamp, version, logoURI, keywords, tags, tokens, leftOut } = fieldsOf(stored);
  const { major, minor, patch } = fieldsOf(version);
  if (!isText(name) || !isText(timestamp) || !isCount(major) || !isCount(minor) || !isCount(patch)) return undefined;
  if (!Array.isArray(tokens)) return undefined;
  const words = isFields(tags) ? Object.entries(tags).filter((tag): tag is [string, ListTag] => isTag(tag[1])) : [];
  const head = {
    name,
    timestamp,
    version: { major, minor, patch },
    ...(isText(logoURI) && { logoURI }),
    keywords: Array.isArray(keywords) ? keywords.filter(isText) : [],
    tags: Object.fromEntries(words),
    leftOut: countsIn(leftOut),
  };
  return { head, tokens };
};
