import { useMemo } from 'react';
import type { ExchangeConfig } from '#config/exchangeRule.ts';
import { wrappedNative } from '#config/tokens/tokens.ts';
import type { FacingPool } from '#domain/liquidity/quoteAdd.ts';
import type { PoolState } from '#domain/liquidity/types.ts';
import { addStateOf, type AddPoolState } from '#domain/liquidity/validateAdd.ts';
import { isUnknownId, wrappedOf } from '#domain/tokens/currency.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';
import type { Address, Currency, Token } from '#domain/tokens/types.ts';
import { isFirstLoad, valueOf, type Loadable } from '#lib/loadable.ts';
import { usePool, type PoolReading } from '#reads/pools/usePools.ts';
import { usePoolCurrency } from '#reads/pools/usePoolTokens.ts';
import { namedFirst } from '#writes/liquidity/addLiquidity.ts';
import type { AddAddress } from './addAddress.ts';

export interface AddToken {
  readonly id: string | null;
  readonly currency: Currency | undefined;
  readonly isLoading: boolean;
  readonly token: Token | undefined;
  readonly isWrong: boolean;
  /** True if the token reports no decimals, so that no amount can be entered. */
  readonly isMute: boolean;
}

interface AddPool {
  readonly pair: Address | undefined;
  readonly poolState: AddPoolState;
  /** True even if the reserves are not read; undefined while unknown. */
  readonly poolExists: boolean | undefined;
  readonly facing: FacingPool | undefined;
  readonly tokens: { readonly a: AddToken; readonly b: AddToken };
}

const tokenOf = (id: string | null, read: Loadable<Currency>): AddToken => {
  const currency = valueOf(read);
  const token = currency && wrappedOf(currency, wrappedNative);
  const isMute = token?.inRawUnits === true;
  return {
    id,
    currency: isMute ? undefined : currency,
    isLoading: isFirstLoad(read),
    token,
    isWrong: id !== null && isUnknownId(id),
    isMute,
  };
};

const stateOf = (a: AddToken, b: AddToken, reading: PoolReading): AddPoolState => {
  if ([a, b].some(({ isWrong, isMute }) => isWrong || isMute)) return 'invalid';
  if (a.id === null || b.id === null) return 'notChosen';
  if (reading.state === 'INVALID') return 'invalid';
  if (reading.state === 'NOT_EXISTS') return 'opens';
  if (reading.state === 'LOADING') return 'loading';
  if (!reading.pool) return 'unread';
  return addStateOf(reading.pool);
};

/** State that the router finds after creating the pair. */
const emptyPool = (pair: Address, a: Address, b: Address): PoolState => {
  const [token0, token1] = sortsBefore(a, b) ? [a, b] : [b, a];
  return { pair, token0, token1, reserve0: 0n, reserve1: 0n, totalSupply: 0n, kLast: 0n, feeRate: undefined };
};

export const useAddPool = ({ idA, idB }: AddAddress, exchange: ExchangeConfig): AddPool => {
  const a = tokenOf(idA, usePoolCurrency(idA));
  const b = tokenOf(idB, usePoolCurrency(idB));
  const [tokenA, tokenB] = [a.token?.address, b.token?.address];
  const reading = usePool(exchange, tokenA, tokenB);
  const named = a.currency && namedFirst(a.currency);
  const facing = useMemo(() => {
    if (!tokenA || !tokenB || !named || reading.state === 'INVALID' || reading.state === 'LOADING') return undefined;
    const pool = reading.state === 'NOT_EXISTS' ? emptyPool(reading.pair, tokenA, tokenB) : reading.pool;
    return pool && { pool, isAToken0: sortsBefore(tokenA, tokenB), named };
  }, [reading, tokenA, tokenB, named]);
  const pair = reading.state === 'INVALID' || reading.state === 'LOADING' ? undefined : reading.pair;
  const poolExists = pair === undefined ? undefined : reading.state !== 'NOT_EXISTS';
  return { pair, poolExists, poolState: stateOf(a, b, reading), facing, tokens: { a, b } };
};
