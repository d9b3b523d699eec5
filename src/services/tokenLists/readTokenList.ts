import { Validator, type OutputUnit, type Schema } from '@cfworker/json-schema';
import schema from '@uniswap/token-lists/src/tokenlist.schema.json' with { type: 'json' };
import type { LeftOut, ListProblem, TokenList } from '#domain/lists/types.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import { readableText } from '#domain/tokens/readableText.ts';
import type { Token } from '#domain/tokens/types.ts';
import { isFields, textIn, type Fields } from '#lib/fields.ts';
import { err, ok, type Result } from '#lib/result.ts';

const MAX_TOKENS = schema.properties.tokens.maxItems;
const MAX_TAGS = 10;
const LONGEST_LOGO = 2048;
const LOGO = /^(?:https?|ipfs|ipns|ens):\/\/\S+$/;

const { definitions } = schema as unknown as { definitions: Record<string, Schema> };
const draft = '7' as const;
const tokenValidator = new Validator({ ...definitions.TokenInfo, definitions }, draft);
const headSchema = {
  ...schema,
  properties: { ...schema.properties, tokens: { type: 'array', minItems: 1 } },
} as unknown as Schema;
const headValidator = new Validator(headSchema, draft, false);

const isLogo = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_LOGO && LOGO.test(value);

const picked = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));

const usedFields = (entry: Fields): Fields => ({
  ...picked(entry, ['chainId', 'address', 'decimals', 'name', 'symbol']),
  ...(Array.isArray(entry.tags) && { tags: entry.tags.filter((tag) => typeof tag === 'string').slice(0, MAX_TAGS) }),
  ...(isLogo(entry.logoURI) && { logoURI: entry.logoURI }),
});

interface TokenInfo {
  readonly chainId: number;
  readonly address: string;
  readonly decimals: number;
  readonly name: string;
  readonly symbol: string;
  readonly tags?: readonly string[];
  readonly logoURI?: string;
}

const isTokenInfo = (fields: unknown): fields is TokenInfo => tokenValidator.validate(fields).valid;

const tokenOf = (entry: Fields): Token | undefined => {
  const info: unknown = usedFields(entry);
  if (!isTokenInfo(info)) return undefined;
  const address = parseAddress(info.address);
  return (
    address && {
      kind: 'token',
      chainId: info.chainId,
      address,
      decimals: info.decimals,
      symbol: readableText(info.symbol) ?? 'UNKNOWN',
      name: readableText(info.name) ?? 'Unknown Token',
      ...(info.logoURI !== undefined && { logoURI: info.logoURI }),
      ...(info.tags && info.tags.length > 0 && { tags: info.tags }),
    }
  );
};

const takeTokens = (entries: readonly unknown[], chainId: number): { tokens: readonly Token[]; leftOut: LeftOut } => {
  const tokens = new Map<string, Token>();
  const leftOut = { otherChains: 0, invalid: 0, repeated: 0, tooMany: 0 };
  for (const entry of entries) {
    if (isFields(entry) && typeof entry.chainId === 'number' && entry.chainId !== chainId) leftOut.otherChains += 1;
    else if (tokens.size === MAX_TOKENS) leftOut.tooMany += 1;
    else {
      const key = isFields(entry) ? textIn(entry.address).toLowerCase() : '';
      const token = isFields(entry) && !tokens.has(key) ? tokenOf(entry) : undefined;
      if (token) tokens.set(key, token);
      else if (tokens.has(key)) leftOut.repeated += 1;
      else leftOut.invalid += 1;
    }
  }
  return { tokens: [...tokens.values()], leftOut };
};

/** Innermost error, as `#/version/major: …`. */
const detailsOf = (errors: readonly OutputUnit[]): string => {
  const last = errors.at(-1);
  return last ? `${last.instanceLocation}: ${last.error}` : 'not a token list';
};

interface Head {
  readonly name: string;
  readonly timestamp: string;
  readonly version: TokenList['version'];
  readonly logoURI?: string;
  readonly keywords?: readonly string[];
  readonly tags?: TokenList['tags'];
  readonly tokens: readonly unknown[];
}

/** The schema compares keywords deeply, so they must be text. */
const hasOtherKeywords = ({ keywords }: Fields): boolean =>
  Array.isArray(keywords) && keywords.some((keyword) => typeof keyword !== 'string');

const isHead = (value: unknown): value is Head => headValidator.validate(value).valid;

/**
 * Checks a list by the schema of @uniswap/token-lists; invalid tokens and those of other chains are counted. Rejects
 * lists without tokens.
 */
export const readTokenList = (sent: unknown, chainId: number): Result<TokenList, ListProblem> => {
  if (!isFields(sent)) return err({ code: 'invalid', details: 'not an object' });
  if (hasOtherKeywords(sent)) return err({ code: 'invalid', details: '#/keywords: not all are words' });
  const head: unknown = {
    ...picked(sent, ['name', 'timestamp', 'version', 'keywords', 'tags', 'tokens']),
    ...(isLogo(sent.logoURI) && { logoURI: sent.logoURI }),
  };
  if (!isHead(head)) return err({ code: 'invalid', details: detailsOf(headValidator.validate(head).errors) });
  const taken = takeTokens(head.tokens, chainId);
  if (taken.tokens.length === 0) return err({ code: 'invalid', details: `no usable token of chain ${chainId}` });
  return ok({
    name: head.name,
    timestamp: head.timestamp,
    version: head.version,
    ...(head.logoURI !== undefined && { logoURI: head.logoURI }),
    keywords: head.keywords ?? [],
    tags: head.tags ?? {},
    ...taken,
  });
};
