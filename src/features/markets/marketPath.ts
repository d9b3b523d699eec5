import { tradePath } from '../../config/paths.ts';
import { NATIVE_ID } from '../../domain/tokens/currency.ts';
import { wrappedNative } from '../../config/tokens/tokens.ts';
import type { Address } from '../../domain/tokens/types.ts';

const idOf = (token: Address): string => (token === wrappedNative.address ? NATIVE_ID : token);

/** Where a market is traded: paying its quote for its base. */
export const marketPath = ({ base, quote }: { readonly base: Address; readonly quote: Address }): string =>
  tradePath(idOf(quote), idOf(base));
