import { exchangeById } from '#config/exchanges.ts';
import { DEFAULT_EXCHANGE_ID, type ExchangeConfig } from '#config/exchangeRule.ts';
import { MOVE_PARAMETER, moveFromPath } from '#config/move.ts';
import { removePath, STAKED_PARAMETER } from '#config/paths.ts';
import { wrappedNative } from '#config/tokens/tokens.ts';
import type { Side } from '#domain/liquidity/zapOut.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isHash } from '#lib/hex.ts';
import { isNativeId, NATIVE_ID } from '#domain/tokens/currency.ts';

export interface PoolTarget {
  /** Side whose token both pools have. */
  readonly shared: Side;
  readonly other: Address;
}

export interface RemoveAddress {
  readonly idA: string;
  readonly idB: string;
  readonly exchange: ExchangeConfig | undefined;
  readonly exchangeId: string | null;
  readonly usesStake: boolean;
  /** Side of the only token that is received; undefined for both. */
  readonly receives: Side | undefined;
  /** Exchange or pool that the liquidity moves to; empty if not chosen yet. */
  readonly movesTo: string | undefined;
  readonly target: PoolTarget | undefined;
  /** Hash of the removal whose tokens are swapped or supplied next. */
  readonly removal: Hex | undefined;
}

export const RECEIVE_PARAMETER = 'receive';
export const REMOVAL_PARAMETER = 'removal';

const SIDES: ReadonlyMap<string | null, Side> = new Map([
  ['a', 'A'],
  ['b', 'B'],
]);

const TARGET = /^([ab])-(0x[0-9a-f]{40})$/i;

const targetOf = (move: string | undefined): PoolTarget | undefined => {
  const [, side, token] = TARGET.exec(move ?? '') ?? [];
  const shared = SIDES.get(side?.toLowerCase() ?? null);
  const other = token && parseAddress(token);
  return shared && other ? { shared, other } : undefined;
};

export const targetId = ({ shared, other }: PoolTarget): string => `${shared.toLowerCase()}-${other}`;

const REMOVE_PATH = /^\/remove\/([^/]+)\/([^/]+)\/?$/i;

export const readRemoveAddress = (pathname: string, search: string): RemoveAddress => {
  const [, idA = '', idB = ''] = REMOVE_PATH.exec(pathname) ?? [];
  const parameters = new URLSearchParams(search);
  const exchangeId = parameters.get('dex');
  const usesStake = parameters.get(STAKED_PARAMETER) === '1';
  const receives = SIDES.get(parameters.get(RECEIVE_PARAMETER));
  const move = parameters.get(MOVE_PARAMETER) ?? undefined;
  const target = targetOf(move);
  // A move to another exchange supplies the wrapper, so it is ignored for the native coin.
  const movesTo = !target && (isNativeId(idA) || isNativeId(idB)) ? undefined : move;
  const hash = parameters.get(REMOVAL_PARAMETER);
  const removal = isHash(hash) ? hash : undefined;
  return { idA, idB, exchange: exchangeById(exchangeId), exchangeId, usesStake, receives, movesTo, target, removal };
};

const isWrapper = (id: string): boolean => id.toLowerCase() === wrappedNative.address.toLowerCase();

const wrapped = (id: string): string => (isNativeId(id) ? wrappedNative.address : id);

/** Native coin and wrapper are one token in a pool. */
export const poolKeyOf = ({ idA, idB, exchangeId }: RemoveAddress): string =>
  [idA, idB, exchangeId ?? DEFAULT_EXCHANGE_ID].map((part) => wrapped(part).toLowerCase()).join(' ');

const withParameter = (path: string, name: string, value: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${name}=${value}`;

const otherExchange = ({ exchangeId }: RemoveAddress): string | undefined =>
  exchangeId === DEFAULT_EXCHANGE_ID ? undefined : (exchangeId ?? undefined);

/** A move into a pool that shares the native coin removes to the coin, because later steps supply the coin. */
const idFor = (id: string, isShared: boolean): string => (isShared && isWrapper(wrapped(id)) ? NATIVE_ID : wrapped(id));

export const movePath = (address: RemoveAddress, to: string): string => {
  const { idA, idB, usesStake } = address;
  const shared = targetOf(to)?.shared;
  const ids = [idFor(idA, shared === 'A'), idFor(idB, shared === 'B')] as const;
  return moveFromPath(...ids, otherExchange(address), usesStake) + to;
};

/** Path with the coin instead of its wrapper, or the reverse; undefined if neither is involved. */
export const otherForm = (
  address: RemoveAddress,
): { readonly path: string; readonly isNative: boolean } | undefined => {
  const { idA, idB, usesStake, receives } = address;
  const turned = (id: string): string | undefined => {
    if (isNativeId(id)) return wrappedNative.address;
    return isWrapper(id) ? NATIVE_ID : undefined;
  };
  const [a, b] = [turned(idA), turned(idB)];
  // No pool holds the coin on both sides.
  if ((a === undefined) === (b === undefined)) return undefined;
  const both = removePath(a ?? idA, b ?? idB, otherExchange(address), usesStake);
  const path = receives ? withParameter(both, RECEIVE_PARAMETER, receives.toLowerCase()) : both;
  return { path, isNative: a === NATIVE_ID || b === NATIVE_ID };
};
