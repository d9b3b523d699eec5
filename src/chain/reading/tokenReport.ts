import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import { readableText } from '#domain/tokens/readableText.ts';
import type { Address, Token, TokenProblem } from '#domain/tokens/types.ts';
import { fieldsOf } from '#lib/fields.ts';
import { failed, idle, loading, mapLoadable, ready, valueOf, type Loadable } from '#lib/loadable.ts';
import { erc20 } from '../abis/erc20.ts';

const MAX_DECIMALS = 255;

const isUnread = (error: unknown): boolean => fieldsOf(error).code === 'unread';

type TokenAnswers = readonly Loadable<Hex>[];

const tokenFields = [erc20.symbol, erc20.name, erc20.decimals] as const;
const { length: FIELDS } = tokenFields;

/** Only decimals if the words are known. */
export const tokenCalls = (address: Address | undefined, listed: Token | undefined): readonly (Call | undefined)[] =>
  tokenFields.map((field) => (address && (!listed || field === erc20.decimals) ? field.call(address) : undefined));

/** Three answers in the order of `tokenFields`; empty past the end. */
export const answersOf = (answers: TokenAnswers, index: number): TokenAnswers =>
  answers.slice(index * FIELDS, (index + 1) * FIELDS);

/** Placeholders of spec 000 section 3 for words that are unknown or unreadable; `string` or `bytes32`. */
export const wordsOf = (address: Address, [symbol, name]: TokenAnswers): Omit<Token, 'decimals'> => ({
  kind: 'token',
  chainId: POLYGON_CHAIN_ID,
  address,
  symbol: shortenSymbol(readableText(valueOf(mapLoadable(symbol ?? idle, erc20.symbol.decode)) ?? '') ?? 'UNKNOWN'),
  name: readableText(valueOf(mapLoadable(name ?? idle, erc20.name.decode)) ?? '') ?? 'Unknown Token',
});

/**
 * Unreadable words: UNKNOWN, Unknown Token (spec 000 section 3). Symbols over 20 characters are shortened here. A list
 * may give the words, never the decimals: they make the amounts.
 */
export const tokenOf = (address: Address, answers: TokenAnswers, listed?: Token): Loadable<Token> => {
  const decimals = answers[FIELDS - 1];
  if (!decimals) return idle;
  if ((listed ? [decimals] : answers).some(({ status }) => status === 'loading')) return loading;
  const decoded = mapLoadable(decimals, erc20.decimals.decode);
  if (decoded.status === 'idle') return idle;
  if (decoded.status !== 'ready' || decoded.value > MAX_DECIMALS) {
    const problem: TokenProblem = {
      code: decoded.status === 'failed' && isUnread(decoded.error) ? 'unread' : 'notAToken',
    };
    return failed(problem);
  }
  if (listed?.decimals === decoded.value) return ready(listed);
  return ready({ ...(listed ?? wordsOf(address, answers)), decimals: decoded.value });
};

/** Imported data counts until the chain has answered; its decimals were read before. */
export const tokenWith = (
  address: Address,
  answers: TokenAnswers,
  listed: Token | undefined,
  isOwn: boolean,
): Loadable<Token> => {
  const token = tokenOf(address, answers, listed);
  const isAnswered = token.status === 'ready' || (token.status === 'failed' && !isUnread(token.error));
  return isOwn && listed && !isAnswered ? ready(listed) : token;
};
