import { isTypeable } from '../amounts/isTypeable.ts';
import { isUnknownId, NATIVE_ID, parseCurrencyId, type CurrencyId } from '../tokens/currency.ts';
import { parseAddress } from '../tokens/parseAddress.ts';
import type { Address } from '../tokens/types.ts';
import type { OrderType, TradeDirection, TradeField } from '../trade/types.ts';

export interface TradePrefill {
  readonly input: CurrencyId | undefined;
  readonly output: CurrencyId | undefined;
  readonly unknownIds: readonly string[];
  /** Checksummed address, name, or text that the ticket rejects. */
  readonly recipient: string | undefined;
  readonly amount: string | undefined;
  readonly field: TradeField;
  readonly direction: TradeDirection | undefined;
  readonly orderType: OrderType | undefined;
  readonly price: string | undefined;
  readonly dex: string | undefined;
  readonly theme: 'light' | 'dark' | undefined;
  readonly expert: boolean;
}

const ORDER_TYPES: readonly OrderType[] = ['LIMIT', 'MARKET'];

/** Unreadable text stays, so that the ticket rejects it: without a recipient the order would pay its sender. */
const parseRecipient = (text: string | null): string | undefined => {
  const stripped = text?.replace(/\s/g, '') ?? '';
  return parseAddress(stripped) ?? (stripped === '' ? undefined : stripped);
};

/** Recipient of a query. Several recipients are returned as text that the ticket refuses. */
export const recipientIn = (query: URLSearchParams): string | undefined => {
  const named = new Set(query.getAll('recipient').flatMap((text) => parseRecipient(text) ?? []));
  return named.size === 0 ? undefined : [...named].join(',');
};

const oneOf = <T extends string>(text: string | null, allowed: readonly T[]): T | undefined =>
  allowed.find((word) => word === text?.toUpperCase());

/** Plain decimal that a field takes, without sign or exponent; undefined for other text. */
export const numeric = (text: string | null): string | undefined =>
  text !== null && isTypeable(text) && /\d/.test(text) ? text : undefined;

const parseCurrencies = (
  query: URLSearchParams,
  defaultOutput: Address,
): Pick<TradePrefill, 'input' | 'output' | 'unknownIds'> => {
  const given = [query.get('inputCurrency'), query.get('outputCurrency')] as const;
  const [first, second] = given.map((text) => (text === null ? undefined : parseCurrencyId(text)));
  const neither = first === undefined && second === undefined;
  const input = neither ? NATIVE_ID : first;
  const output = neither ? defaultOutput : second;
  return {
    input,
    output: output === input ? undefined : output,
    unknownIds: given.flatMap((text) => (text && isUnknownId(text) ? [text] : [])),
  };
};

const parseTheme = (text: string | null): TradePrefill['theme'] => {
  const theme = oneOf(text, ['LIGHT', 'DARK']);
  return theme && (theme === 'LIGHT' ? 'light' : 'dark');
};

/**
 * Reads inputCurrency, outputCurrency (`ETH` in any case or an address), recipient, exactAmount, exactField
 * (input/output), direction (sell/buy), type or orderType (limit/market), price, dex, theme and ape. Invalid ones are
 * ignored. Defaults: native coin and `defaultOutput`; an output equal to the input is cleared.
 */
export const parseTradeQuery = (query: URLSearchParams, defaultOutput: Address): TradePrefill => {
  const ape = query.get('ape');
  return {
    ...parseCurrencies(query, defaultOutput),
    recipient: recipientIn(query),
    amount: numeric(query.get('exactAmount')),
    field: oneOf(query.get('exactField'), ['OUTPUT']) ?? 'INPUT',
    direction: oneOf(query.get('direction'), ['BUY', 'SELL']),
    orderType: oneOf(query.get('type'), ORDER_TYPES) ?? oneOf(query.get('orderType'), ORDER_TYPES),
    price: numeric(query.get('price')),
    dex: /^[a-z0-9-]{1,20}$/.exec(query.get('dex') ?? '')?.[0],
    theme: parseTheme(query.get('theme')),
    expert: ape !== null && (ape === '' || ape.toLowerCase() === 'true'),
  };
};
