import { nativeCurrency } from '#config/tokens/tokens.ts';
import { NATIVE_ID } from '#domain/tokens/currency.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Currency, TokenProblem } from '#domain/tokens/types.ts';
import type { Loadable } from '#lib/loadable.ts';
import { useToken } from './useToken.ts';

/** The id is `ETH` in any case for the native coin, or a token address. Idle if the id is null. */
export const useCurrency = (id: string | null): Loadable<Currency, TokenProblem> => {
  const isNative = id?.toUpperCase() === NATIVE_ID;
  const token = useToken(id === null || isNative ? undefined : parseAddress(id));
  return isNative ? { status: 'ready', value: nativeCurrency } : token;
};

/** True if the chain has no token at the address; false if it could not be read. */
export const isNoToken = (currency: Loadable<Currency, TokenProblem>): boolean =>
  currency.status === 'failed' && currency.error.code === 'notAToken';
