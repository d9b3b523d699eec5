import { listKey, parseListLocation } from '../lists/listLocation.ts';
import { err, ok } from '../../lib/result.ts';
import type { Result } from '../../lib/result.ts';
import { parseAddress } from './parseAddress.ts';
import { readableText } from './readableText.ts';
import type { Address } from './types.ts';

/** A token of one's own as the file has it. */
export interface FileToken {
  readonly chainId: number;
  readonly address: Address;
  readonly decimals: number;
  readonly symbol?: string;
  readonly name?: string;
}

export interface FileList {
  /** As `listKey` writes it. */
  readonly url: string;
  readonly active: boolean;
}

/** What a person added: tokens and lists. */
export interface OwnThings {
  readonly tokens: readonly FileToken[];
  readonly lists: readonly FileList[];
}

export interface ReadOwnThings extends OwnThings {
  /** Entries that are no valid token or list, or come twice. */
  readonly leftOut: number;
}

export type OwnFileProblem =
  | { readonly code: 'tooLarge'; readonly megabytes: number }
  | { readonly code: 'notJson' }
  /** JSON, but not such a file. */
  | { readonly code: 'otherFile' }
  | { readonly code: 'newerVersion'; readonly version: number };

const KIND = 'myt-tokens-and-lists';
const VERSION = 1;
const MOST_CHARACTERS = 2_000_000;
const MEGABYTE = 1_000_000;
export const MOST_OWN_TOKENS = 1_000;
export const MOST_OWN_LISTS = 100;
const MAX_DECIMALS = 255;

/** The file's text: readable JSON. */
export const ownFileText = ({ tokens, lists }: OwnThings): string =>
  `${JSON.stringify({ kind: KIND, version: VERSION, tokens, lists }, null, 2)}\n`;

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? readableText(value) : undefined);

const tokenOf = (entry: unknown): FileToken | undefined => {
  const { chainId, address: typed, decimals, symbol: told, name: called } = fieldsOf(entry);
  const address = typeof typed === 'string' ? parseAddress(typed) : undefined;
  if (!address || !isWhole(chainId, 1, Number.MAX_SAFE_INTEGER) || !isWhole(decimals, 0, MAX_DECIMALS))
    return undefined;
  const [symbol, name] = [textOf(told), textOf(called)];
  return { chainId, address, decimals, ...(symbol !== undefined && { symbol }), ...(name !== undefined && { name }) };
};

const listOf = (entry: unknown): FileList | undefined => {
  const { url, active } = fieldsOf(entry);
  const location = typeof url === 'string' ? parseListLocation(url) : undefined;
  return location?.ok === true && typeof active === 'boolean' ? { url: listKey(location.value), active } : undefined;
};

/** The usable entries, each once. */
const taken = <T>(
  entries: readonly unknown[],
  read: (entry: unknown) => T | undefined,
  keyOf: (item: T) => string,
  most: number,
): readonly T[] => {
  const items = new Map<string, T>();
  for (const entry of entries) {
    const item = items.size < most ? read(entry) : undefined;
    if (item !== undefined && !items.has(keyOf(item))) items.set(keyOf(item), item);
  }
  return [...items.values()];
};

const parsed = (text: string): Result<unknown, OwnFileProblem> => {
  if (text.length > MOST_CHARACTERS) return err({ code: 'tooLarge', megabytes: MOST_CHARACTERS / MEGABYTE });
  try {
    return ok(JSON.parse(text));
  } catch {
    return err({ code: 'notJson' });
  }
};

/**
 * What a file holds that somebody chose: nothing in it is trusted. Entries that are not valid are left out and counted;
 * a file that is another one altogether is refused.
 */
export const readOwnFile = (text: string): Result<ReadOwnThings, OwnFileProblem> => {
  const json = parsed(text);
  if (!json.ok) return json;
  const { kind, version, tokens, lists } = fieldsOf(json.value);
  if (kind !== KIND || !isWhole(version, 1, Number.MAX_SAFE_INTEGER)) return err({ code: 'otherFile' });
  if (version > VERSION) return err({ code: 'newerVersion', version });
  if (!Array.isArray(tokens) || !Array.isArray(lists)) return err({ code: 'otherFile' });
  const own = {
    tokens: taken(tokens, tokenOf, ({ chainId, address }) => `${chainId} ${address}`, MOST_OWN_TOKENS),
    lists: taken(lists, listOf, ({ url }) => url, MOST_OWN_LISTS),
  };
  return ok({ ...own, leftOut: tokens.length + lists.length - own.tokens.length - own.lists.length });
};

/** What of a file is new beside what is kept. What is kept stays as it is, so that nothing is lost. */
export const newThings = (file: OwnThings, kept: OwnThings): OwnThings => ({
  tokens: file.tokens.filter(
    (token) => !kept.tokens.some((own) => own.chainId === token.chainId && own.address === token.address),
  ),
  lists: file.lists.filter(({ url }) => !kept.lists.some((list) => list.url === url)),
});
