import { exchangeById } from '#config/exchanges.ts';
import { DEFAULT_EXCHANGE_ID, type ExchangeConfig } from '#config/exchangeRule.ts';
import { removePath, STAKED_PARAMETER } from '#config/paths.ts';
import { wrappedNative } from '#config/tokens/tokens.ts';
import type { Side } from '#domain/liquidity/zapOut.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { isHash } from '#lib/hex.ts';
import { isNativeId, NATIVE_ID } from '#domain/tokens/currency.ts';

export interface RemoveAddress {
  readonly idA: string;
  readonly idB: string;
  readonly exchange: ExchangeConfig | undefined;
  readonly exchangeId: string | null;
  /** Staked pool tokens are included. */
  readonly usesStake: boolean;
  /** Side of the only token that is received; undefined for both. */
  readonly receives: Side | undefined;
  /** Hash of the removal whose other token is swapped next. */
  readonly removal: Hex | undefined;
}

export const RECEIVE_PARAMETER = 'receive';
export const REMOVAL_PARAMETER = 'removal';

const SIDES: ReadonlyMap<string | null, Side> = new Map([
  ['a', 'A'],
  ['b', 'B'],
]);

const REMOVE_PATH = /^\/remove\/([^/]+)\/([^/]+)\/?$/i;

export const readRemoveAddress = (pathname: string, search: string): RemoveAddress => {
  const [, idA = '', idB = ''] = REMOVE_PATH.exec(pathname) ?? [];
  const parameters = new URLSearchParams(search);
  const exchangeId = parameters.get('dex');
  const usesStake = parameters.get(STAKED_PARAMETER) === '1';
  const receives = SIDES.get(parameters.get(RECEIVE_PARAMETER));
  const hash = parameters.get(REMOVAL_PARAMETER);
  const removal = isHash(hash) ? hash : undefined;
  return { idA, idB, exchange: exchangeById(exchangeId), exchangeId, usesStake, receives, removal };
};

const isWrapper = (id: string): boolean => id.toLowerCase() === wrappedNative.address.toLowerCase();

/** Native coin and wrapper are one token in a pool. */
export const poolKeyOf = ({ idA, idB, exchangeId }: RemoveAddress): string =>
  [idA, idB, exchangeId ?? DEFAULT_EXCHANGE_ID]
    .map((part) => (isNativeId(part) ? wrappedNative.address : part).toLowerCase())
    .join(' ');

/** Path with the coin instead of its wrapper, or the reverse; undefined if neither is involved. */
export const otherForm = ({
  idA,
  idB,
  exchangeId,
  usesStake,
  receives,
}: RemoveAddress): { readonly path: string; readonly isNative: boolean } | undefined => {
  const turned = (id: string): string | undefined => {
    if (isNativeId(id)) return wrappedNative.address;
    return isWrapper(id) ? NATIVE_ID : undefined;
  };
  const [a, b] = [turned(idA), turned(idB)];
  // No pool holds the coin on both sides.
  if ((a === undefined) === (b === undefined)) return undefined;
  const other = exchangeId === DEFAULT_EXCHANGE_ID ? undefined : (exchangeId ?? undefined);
  const path = removePath(a ?? idA, b ?? idB, other, usesStake);
  const one = receives && `${path.includes('?') ? '&' : '?'}${RECEIVE_PARAMETER}=${receives.toLowerCase()}`;
  return { path: `${path}${one ?? ''}`, isNative: a === NATIVE_ID || b === NATIVE_ID };
};
