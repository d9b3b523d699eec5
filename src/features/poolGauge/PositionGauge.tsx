import type { ReactElement } from 'react';
import { usePoolGauge, type GaugedPool } from '#reads/pools/usePoolGauge.ts';
import type { Position } from '#stores/positions.ts';
import { sidesOf } from '#state/marketRule.ts';
import { PoolGauge } from './PoolGauge.tsx';

export function StandingGauge({ pool }: { readonly pool: GaugedPool }): ReactElement {
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
