import { addPath, paths } from '#config/paths.ts';
import { exchangeById } from '#config/exchanges.ts';
import { DEFAULT_EXCHANGE_ID, type ExchangeConfig } from '#config/exchangeRule.ts';
import { wrappedNative } from '#config/tokens/tokens.ts';
import { currencyId, isNativeId } from '#domain/tokens/currency.ts';
import type { Currency } from '#domain/tokens/types.ts';

export interface AddAddress {
  readonly idA: string | null;
  readonly idB: string | null;
  /** Undefined if no exchange has this id, or its router cannot be called. */
  readonly exchange: ExchangeConfig | undefined;
  readonly exchangeId: string | null;
  /** Path to open instead if both ids name the same token. */
  readonly redirect: string | undefined;
}

export type AddField = 'A' | 'B';

const ADD_PATH = /^\/add(?:\/([^/]+)(?:\/([^/]+))?)?\/?$/i;

/** Native coin and wrapper are one token in a pool. */
const keyOf = (id: string): string => (isNativeId(id) ? wrappedNative.address : id).toLowerCase();

/** A missing currency comes last. */
export const pathOf = (idA: string | null, idB: string | null, exchangeId: string | null): string => {
  const other = exchangeId === null || exchangeId === DEFAULT_EXCHANGE_ID ? undefined : exchangeId;
  if (idA !== null && idB !== null) return addPath(idA, idB, other);
  const id = idA ?? idB;
  const query = other === undefined ? '' : `?dex=${encodeURIComponent(other)}`;
  return (id === null ? paths.add : `${paths.add}/${id}`) + query;
};

export const readAddAddress = (pathname: string, search: string): AddAddress => {
  const [, first, second] = ADD_PATH.exec(pathname) ?? [];
  const exchangeId = new URLSearchParams(search).get('dex');
  const exchange = exchangeById(exchangeId);
  const isSame = first !== undefined && second !== undefined && keyOf(first) === keyOf(second);
  return {
    idA: first ?? null,
    idB: second ?? null,
    exchange: exchange?.routerCallable ? exchange : undefined,
    exchangeId,
    redirect: isSame ? pathOf(first, null, exchangeId) : undefined,
  };
};

/** Choosing the other field's token swaps both, and keeps the chosen form (coin or wrapper). */
export const afterChoice = (
  { idA, idB, exchangeId }: AddAddress,
  field: AddField,
  chosen: Currency,
): { readonly path: string; readonly isSwapped: boolean } => {
  const id = currencyId(chosen);
  const [own, other] = field === 'A' ? [idA, idB] : [idB, idA];
  const isSwapped = other !== null && keyOf(other) === keyOf(id);
  const paired = isSwapped ? own : other;
  const [a, b] = field === 'A' ? [id, paired] : [paired, id];
  return { path: pathOf(a, b, exchangeId), isSwapped };
};
