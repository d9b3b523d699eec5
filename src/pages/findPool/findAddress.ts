import { exchangeById } from '#config/exchanges.ts';
import { DEFAULT_EXCHANGE_ID, type ExchangeConfig } from '#config/exchangeRule.ts';
import { paths } from '#config/paths.ts';
import { NATIVE_ID } from '#domain/tokens/currency.ts';
import { internalPath } from '#domain/urls/internalPath.ts';

export type FindSide = 'a' | 'b';

export interface FindAddress {
  readonly a: string;
  readonly b: string | null;
  readonly exchange: ExchangeConfig | undefined;
  readonly exchangeId: string | null;
  /** Path within this application. */
  readonly back: string;
}

/** Example: `?a=ETH&b=0x...&dex=other&origin=/pool`. */
export const readFindAddress = (query: URLSearchParams): FindAddress => {
  const exchangeId = query.get('dex');
  return {
    a: query.get('a') ?? NATIVE_ID,
    b: query.get('b'),
    exchange: exchangeById(exchangeId),
    exchangeId,
    back: internalPath(query.get('origin')) ?? paths.poolV2,
  };
};

export const withToken = (query: URLSearchParams, side: FindSide, id: string): URLSearchParams => {
  const written = new URLSearchParams(query);
  written.set(side, id);
  return written;
};

export const withExchange = (query: URLSearchParams, id: string): URLSearchParams => {
  const written = new URLSearchParams(query);
  if (id === DEFAULT_EXCHANGE_ID) written.delete('dex');
  else written.set('dex', id);
  return written;
};
