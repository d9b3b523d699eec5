import { parseAddress } from '#domain/tokens/parseAddress.ts';
import { savedTokenOf } from '#domain/tokens/savedToken.ts';
import { fieldsOf, type Fields } from '#lib/fields.ts';
import { currencyIdIn, isBoolean, isTime, perChain, textOrNull } from '../storedChecks.ts';
import {
  initialUser,
  newestOf,
  validDeadline,
  validSlippage,
  type SavedPair,
  type SavedSymbol,
  type SavedToken,
  type UserState,
} from './slice.ts';

/** Length of the longest BCP 47 tag with language, script and region. */
const MAX_LOCALE_LENGTH = 35;
const MAX_ID_LENGTH = 40;

const addressIn = (value: unknown) => (typeof value === 'string' ? parseAddress(value) : undefined);

const readToken = (_key: string, stored: unknown, chainId: number): [string, SavedToken] | undefined => {
  const token = savedTokenOf(stored);
  return token?.chainId === chainId ? [token.address, token] : undefined;
};

const readPair = (_key: string, stored: unknown, chainId: number): [string, SavedPair] | undefined => {
  const { token0: first, token1: second } = fieldsOf(stored);
  const [token0, token1] = [savedTokenOf(first), savedTokenOf(second)];
  if (token0?.chainId !== chainId || token1?.chainId !== chainId || token0.address === token1.address) return undefined;
  return [`${token0.address};${token1.address}`, { token0, token1 }];
};

const readSymbol = (key: string, stored: unknown): [string, SavedSymbol] | undefined => {
  const { base_currency_address: storedBase, quote_currency_address: storedQuote, dex: storedDex } = fieldsOf(stored);
  const [pool, base, quote] = [key, storedBase, storedQuote].map(addressIn);
  const dex = textOrNull(storedDex, MAX_ID_LENGTH);
  if (!pool || !base || !quote || dex !== storedDex) return undefined;
  return [pool, { quote_currency_address: quote, base_currency_address: base, dex }];
};

const readTime = (key: string, time: unknown): [string, number] | undefined => {
  const id = currencyIdIn(key);
  return id !== undefined && isTime(time) ? [id, time] : undefined;
};

/** Earlier releases stored ids as arrays; `orderAt` converts the index to a time. */
const timesOf = (stored: unknown, orderAt: (index: number, count: number) => number) =>
  perChain(
    Object.fromEntries(
      Object.entries(fieldsOf(stored)).map(([chainId, ids]) => [
        chainId,
        Array.isArray(ids)
          ? Object.fromEntries(ids.map((id, index) => [String(currencyIdIn(id)), orderAt(index, ids.length)]))
          : ids,
      ]),
    ),
    readTime,
  );

const recentsOf = (stored: unknown): UserState['recents'] =>
  Object.fromEntries(
    Object.entries(timesOf(stored, (index, count) => count - index)).map(([chainId, times]) => [
      chainId,
      newestOf(times),
    ]),
  );

const switchesIn = (from: Fields): Partial<UserState> =>
  Object.fromEntries(
    Object.entries(initialUser).flatMap(([field, value]: [string, unknown]) =>
      isBoolean(value) && isBoolean(from[field]) ? [[field, from[field]]] : [],
    ),
  );

const textsIn = (stored: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsOf(stored)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

export const restoreUser = (stored: unknown): UserState => {
  const from = fieldsOf(stored);
  return {
    ...initialUser,
    ...switchesIn(from),
    ...(from.userDarkMode === null && { userDarkMode: null }),
    userLocale: textOrNull(from.userLocale, MAX_LOCALE_LENGTH),
    userSlippageTolerance: validSlippage(from.userSlippageTolerance),
    userDeadline: validDeadline(from.userDeadline),
    tokens: perChain(from.tokens, readToken),
    pairs: perChain(from.pairs, readPair),
    symbols: perChain(from.symbols, readSymbol),
    favourites: timesOf(from.favourites, (index) => index),
    recents: recentsOf(from.recents),
    keys: textsIn(from.keys),
    timestamp: isTime(from.timestamp) ? from.timestamp : 0,
  };
};
