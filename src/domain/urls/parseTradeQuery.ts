import { isUnknownId, NATIVE_ID, parseCurrencyId, type CurrencyId } from '../tokens/currency.ts';
import { parseAddress } from '../tokens/parseAddress.ts';
import type { Address } from '../tokens/types.ts';
import type { OrderType, TradeDirection, TradeField } from '../trade/types.ts';

/** Values of a link to the trade page. Undefined parts keep the form's values. */
export interface TradePrefill {
  readonly input: CurrencyId | undefined;
  readonly output: CurrencyId | undefined;
  /** Currency ids of the link that are neither the native coin nor an address. */
  readonly unknownIds: readonly string[];
  /** An address (checksummed), a name, or a text that the ticket rejects. */
  readonly recipient: string | undefined;
  /** Decimal text of the typed field. */
  readonly amount: string | undefined;
  readonly field: TradeField;
  readonly direction: TradeDirection | undefined;
  readonly orderType: OrderType | undefined;
  /** Decimal text, whole quote tokens per whole base token. */
  readonly price: string | undefined;
  readonly dex: string | undefined;
  readonly theme: 'light' | 'dark' | undefined;
  /** True if the link turns on expert mode. */
  readonly expert: boolean;
}

const NUMERIC = /^(\d+\.?\d*|\.\d+)$/;

/**
 * Recipient of a link: an address (checksummed), or its text without whitespace. The ticket rejects text that it cannot
 * read, because without a recipient the order would pay its sender. Undefined if the link names none.
 */
const parseRecipient = (text: string | null): string | undefined => {
  const stripped = text?.replace(/\s/g, '') ?? '';
  return parseAddress(stripped) ?? (stripped === '' ? undefined : stripped);
};

/** Recipients that a query names, equal ones once; several differ from any address, so the ticket refuses them. */
export const recipientIn = (query: URLSearchParams): string | undefined => {
  const named = new Set(query.getAll('recipient').flatMap((text) => parseRecipient(text) ?? []));
  return named.size === 0 ? undefined : [...named].join(',');
};

const oneOf = <T extends string>(text: string | null, allowed: readonly T[]): T | undefined =>
  allowed.find((word) => word === text?.toUpperCase());

/** Plain decimal number of a link; undefined for any other text. */
export const numeric = (text: string | null): string | undefined =>
  text !== null && NUMERIC.test(text) ? text : undefined;

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
 * Reads the query of a trade link: inputCurrency, outputCurrency (`ETH` in any case or an address), recipient,
 * exactAmount, exactField (input/output), direction (sell/buy), type or orderType (limit/market), price, dex, theme,
 * ape. Invalid parts are ignored. Without any currency, the currencies are the native coin and `defaultOutput`. If both
 * are equal, the output is cleared.
 */
export const parseTradeQuery = (query: URLSearchParams, defaultOutput: Address): TradePrefill => {
  const ape = query.get('ape');
  return {
    ...parseCurrencies(query, defaultOutput),
    recipient: recipientIn(query),
    amount: numeric(query.get('exactAmount')),
    field: oneOf(query.get('exactField'), ['OUTPUT']) ?? 'INPUT',
    direction: oneOf(query.get('direction'), ['BUY', 'SELL']),
    orderType: oneOf(query.get('type') ?? query.get('orderType'), ['LIMIT', 'MARKET']),
    price: numeric(query.get('price')),
    dex: /^[a-z0-9-]{1,20}$/.exec(query.get('dex') ?? '')?.[0],
    theme: parseTheme(query.get('theme')),
    expert: ape !== null && (ape === '' || ape.toLowerCase() === 'true'),
  };
};
