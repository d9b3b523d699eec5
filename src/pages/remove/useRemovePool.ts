import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ExchangeConfig } from '#config/exchangeRule.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { poolTokenWords } from '#config/tokens/poolToken.ts';
import { wrappedNative } from '#config/tokens/tokens.ts';
import { hasLiquidity } from '#domain/liquidity/poolMath.ts';
import type { PoolState } from '#domain/liquidity/types.ts';
import type { RemovePoolState } from '#domain/liquidity/validateRemove.ts';
import { isUnknownId, wrappedOf } from '#domain/tokens/currency.ts';
import type { Address, Currency, Token } from '#domain/tokens/types.ts';
import { valueOf, type Loadable } from '#lib/loadable.ts';
import { usePool, type PoolReading } from '#reads/pools/usePools.ts';
import { usePoolCurrency } from '#reads/pools/usePoolTokens.ts';
import type { RemoveAddress } from './removeAddress.ts';

export interface RemoveSide {
  readonly currency: Currency | undefined;
  /** The wrapper for the native coin. */
  readonly token: Token | undefined;
}

export interface RemovePool {
  readonly poolState: RemovePoolState;
  readonly pool: PoolState | undefined;
  readonly poolToken: Token | undefined;
  readonly isAToken0: boolean;
  readonly a: RemoveSide;
  readonly b: RemoveSide;
}

const sideOf = (read: Loadable<Currency>): RemoveSide => {
  const currency = valueOf(read);
  return { currency, token: currency && wrappedOf(currency, wrappedNative) };
};

const nothing: RemoveSide = { currency: undefined, token: undefined };

/** Marks raw amounts by the symbol, which follows each amount. */
const useSide = (id: string): RemoveSide => {
  const { t } = useLingui();
  const side = sideOf(usePoolCurrency(id));
  const { token } = side;
  if (!token?.inRawUnits) return side;
  const { symbol } = token;
  const inUnits: Token = { ...token, symbol: t`raw ${symbol}` };
  return { currency: inUnits, token: inUnits };
};

const stateOf = (isWrong: boolean, reading: PoolReading, { routerCallable }: ExchangeConfig): RemovePoolState => {
  if (isWrong || reading.state === 'INVALID') return 'invalid';
  if (reading.state === 'NOT_EXISTS') return 'missing';
  if (reading.state === 'LOADING') return 'loading';
  if (!reading.pool) return 'unread';
  const { reserve0, reserve1, totalSupply } = reading.pool;
  if (!hasLiquidity(reading.pool) && totalSupply === 0n) return 'missing';
  if (totalSupply > 0n && (reserve0 === 0n || reserve1 === 0n)) return 'stuck';
  return routerCallable ? 'known' : 'elsewhere';
};

const poolTokenOf = (address: Address): Token => ({
  kind: 'token',
  chainId: POLYGON_CHAIN_ID,
  address,
  ...poolTokenWords,
});

export const useRemovePool = (address: RemoveAddress, exchange: ExchangeConfig): RemovePool => {
  const { idA, idB } = address;
  const [a, b] = [useSide(idA), useSide(idB)];
  const [tokenA, tokenB] = [a.token?.address, b.token?.address];
  const reading = usePool(exchange, tokenA, tokenB);
  // A contract without decimals and without a pool is not a token.
  const [isANone, isBNone] = [a, b].map(({ token }) => token?.inRawUnits && reading.state === 'NOT_EXISTS');
  const isUnreadable = isUnknownId(idA) || isUnknownId(idB) || isANone || isBNone;
  const isWrong = address.exchange === undefined || isUnreadable === true;
  const pool = 'pool' in reading ? reading.pool : undefined;
  const pair = 'pair' in reading ? reading.pair : undefined;
  const poolToken = useMemo(() => (pair ? poolTokenOf(pair) : undefined), [pair]);
  return {
    poolState: stateOf(isWrong, reading, exchange),
    pool,
    poolToken,
    isAToken0: pool !== undefined && pool.token0 === tokenA,
    a: isANone ? nothing : a,
    b: isBNone ? nothing : b,
  };
};
