import type { ReactElement } from 'react';
import { usePoolGauge, type GaugedPool } from '#reads/pools/usePoolGauge.ts';
import type { Position } from '#stores/positions.ts';
import { sidesOf } from '#state/marketRule.ts';
import { PoolGauge } from './PoolGauge.tsx';
import type { ExchangeConfig } from '#config/exchangeRule.ts';
import { wrappedNative } from '#config/tokens/tokens.ts';
import { wrappedOf } from '#domain/tokens/currency.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { usePool } from '#reads/pools/usePools.ts';

function StandingGauge({ pool }: { readonly pool: GaugedPool }): ReactElement {
  const gauge = usePoolGauge(pool);
  return <PoolGauge pool={pool} gauge={gauge} />;
}

export function PositionGauge({ position }: { readonly position: Position }): ReactElement {
  const { exchange, pool, token0, token1 } = position;
  const { reserve0, reserve1 } = pool;
  const isBase0 = sidesOf(token0.address, token1.address).baseIsToken0;
  const [a, b, reserveA, reserveB] = isBase0
    ? [token0, token1, reserve0, reserve1]
    : [token1, token0, reserve1, reserve0];
  return <StandingGauge pool={{ exchange, a, b, reserveA, reserveB, adding: undefined }} />;
}

interface ExchangeGaugeProps {
  readonly exchange: ExchangeConfig;
  readonly a: Currency;
  readonly b: Currency;
}

export function ExchangeGauge({ exchange, a, b }: ExchangeGaugeProps): ReactElement | null {
  const [tokenA, tokenB] = [wrappedOf(a, wrappedNative), wrappedOf(b, wrappedNative)];
  const reading = usePool(exchange, tokenA.address, tokenB.address);
  const pool = 'pool' in reading ? reading.pool : undefined;
  if (!pool || pool.reserve0 === 0n || pool.reserve1 === 0n) return null;
  const { base, baseIsToken0 } = sidesOf(tokenA.address, tokenB.address);
  const [first, second] = base === tokenA.address ? [tokenA, tokenB] : [tokenB, tokenA];
  const [reserveA, reserveB] = baseIsToken0 ? [pool.reserve0, pool.reserve1] : [pool.reserve1, pool.reserve0];
  return <StandingGauge pool={{ exchange, a: first, b: second, reserveA, reserveB, adding: undefined }} />;
}
