import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import { readableText } from '#domain/tokens/readableText.ts';
import type { Address, Token, TokenProblem } from '#domain/tokens/types.ts';
import { failed, idle, loading, mapLoadable, ready, valueOf, type Loadable } from '#lib/loadable.ts';
import { erc20 } from '../abis/erc20.ts';

const MAX_DECIMALS = 255;

type TokenAnswers = readonly Loadable<Hex, { readonly code: string }>[];

const tokenFields = [erc20.symbol, erc20.name, erc20.decimals] as const;
const { length: FIELDS } = tokenFields;

/** Calls for a token's words and decimals; only for the decimals if the words are known. */
export const tokenCalls = (address: Address | undefined, listed: Token | undefined): readonly (Call | undefined)[] =>
  tokenFields.map((field) => (address && (!listed || field === erc20.decimals) ? field.call(address) : undefined));

/** Three answers in the order of `tokenFields`; empty past the end. */
export const answersOf = (answers: TokenAnswers, index: number): TokenAnswers =>
  answers.slice(index * FIELDS, (index + 1) * FIELDS);

/** Symbol and name from a `string` or `bytes32`; placeholders of spec 000 section 3 for unknown or unreadable ones. */
export const wordsOf = (address: Address, [symbol, name]: TokenAnswers): Omit<Token, 'decimals'> => ({
  kind: 'token',
  chainId: POLYGON_CHAIN_ID,
  address,
  symbol: shortenSymbol(readableText(valueOf(mapLoadable(symbol ?? idle, erc20.symbol.decode)) ?? '') ?? 'UNKNOWN'),
  name: readableText(valueOf(mapLoadable(name ?? idle, erc20.name.decode)) ?? '') ?? 'Unknown Token',
});

/**
 * Token from its answers. Unreadable words become UNKNOWN and Unknown Token (spec 000 section 3); symbols over 20
 * characters are shortened. A list may give the words, but never the decimals, because they determine the amounts.
 */
export const tokenOf = (address: Address, answers: TokenAnswers, listed?: Token): Loadable<Token, TokenProblem> => {
  const decimals = answers[FIELDS - 1];
  if (!decimals) return idle;
  if ((listed ? [decimals] : answers).some(({ status }) => status === 'loading')) return loading;
  const decoded = mapLoadable(decimals, erc20.decimals.decode);
  if (decoded.status === 'idle') return idle;
  if (decoded.status !== 'ready' || decoded.value > MAX_DECIMALS) {
    const problem: TokenProblem = {
      code: decoded.status === 'failed' && decoded.error.code === 'unread' ? 'unread' : 'notAToken',
    };
    return failed(problem);
  }
  if (listed?.decimals === decoded.value) return ready(listed);
  return ready({ ...(listed ?? wordsOf(address, answers)), decimals: decoded.value });
};

/**
 * Token with the chain's answer. Imported data, whose decimals were read before, counts until the chain has answered.
 */
export const tokenWith = (
  address: Address,
  answers: TokenAnswers,
  listed: Token | undefined,
  isOwn: boolean,
): Loadable<Token, TokenProblem> => {
  const token = tokenOf(address, answers, listed);
  const isAnswered = token.status === 'ready' || (token.status === 'failed' && token.error.code !== 'unread');
  return isOwn && listed && !isAnswered ? ready(listed) : token;
};
