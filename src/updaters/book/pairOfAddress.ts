import { NATIVE_ID, parseCurrencyId } from '#domain/tokens/currency.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import { parseTradeQuery } from '#domain/urls/parseTradeQuery.ts';
import { namesCurrency, tradeQueryOf, tradeRoute } from '#domain/urls/tradeRoute.ts';
import { fieldsOf } from '#lib/fields.ts';

interface PageAddress {
  readonly pathname: string;
  readonly search: string;
}

interface PairDefaults {
  readonly wrappedNative: Address;
  readonly output: Address;
}

const lastIds = (stored: unknown): readonly [string, string] | undefined => {
  const { INPUT, OUTPUT } = fieldsOf(stored);
  const [input, output] = [INPUT, OUTPUT].map((field) => {
    const { currencyId } = fieldsOf(field);
    return typeof currencyId === 'string' ? parseCurrencyId(currencyId) : undefined;
  });
  return input !== undefined && output !== undefined ? [input, output] : undefined;
};

/** Takes the pair from the URL, else from the last visit, else the default pair. @param stored last ticket */
export const pairOfAddress = (
  { pathname, search }: PageAddress,
  stored: unknown,
  { wrappedNative, output }: PairDefaults,
): readonly [Address, Address] | undefined => {
  const route = tradeRoute(pathname);
  if (!route) return undefined;
  const query = tradeQueryOf(route, search);
  const link = parseTradeQuery(query, output);
  const ids = (namesCurrency(query) ? undefined : lastIds(stored)) ?? [link.input, link.output];
  const [first, second] = ids.map((id) =>
    id === undefined ? undefined : id === NATIVE_ID ? wrappedNative : parseAddress(id),
  );
  return first !== undefined && second !== undefined && first !== second ? [first, second] : undefined;
};
