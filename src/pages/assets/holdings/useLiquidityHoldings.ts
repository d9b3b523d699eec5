import { useMemo, useSyncExternalStore } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { positionView } from '#features/position/index.ts';
import { usePositions } from '#reads/pools/usePositions.ts';
import { useTokensAhead } from '#reads/tokens/useTokensAhead.ts';
import { positionsStore } from '#stores/positionsStore.ts';
import { isClosed, type Position } from '#stores/positions.ts';
import type { Holding, Holdings } from './holdingsHook.ts';

export const poolHolding = (position: Position, id: string): Holding => {
  const { sides, name } = positionView(position);
  const isKnown = position.holding.staked !== undefined;
  return {
    id,
    name,
    amounts: sides.map(({ currency, pooled }) => ({ currency, amount: isKnown ? pooled : undefined })),
    isPool: true,
  };
};

export const useLiquidityHoldings = (account: Address | undefined): Holdings => {
  const { positions, status, pace } = usePositions();
  const { pairs } = useSyncExternalStore(positionsStore.subscribe, () => positionsStore.found(account));
  useTokensAhead([...new Set(pairs.flatMap(({ token0, token1 }) => [token0, token1]))]);
  return useMemo(
    () => ({
      lines: positions
        .filter((position) => !isClosed(position))
        .map((position) => ({ ...poolHolding(position, position.pool.pair), position })),
      isComplete: status === 'complete',
      isFailed: status === 'failed',
      pace,
    }),
    [positions, status, pace],
  );
};
