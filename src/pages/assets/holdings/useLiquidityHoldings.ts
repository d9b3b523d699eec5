import { useMemo } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { positionView } from '#features/position/index.ts';
import { usePositions } from '#reads/pools/usePositions.ts';
import { isClosed } from '#stores/positions.ts';
import type { Position } from '#stores/positions.ts';
import type { Holding, Holdings } from './holdingsHook.ts';

/** A position by what its pool would pay for it. */
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

/** The positions of the account that is shown, those in the rewards pool included. */
export const useLiquidityHoldings = (_account: Address | undefined): Holdings => {
  const { positions, status } = usePositions();
  return useMemo(
    () => ({
      lines: positions.filter((one) => !isClosed(one)).map((one) => poolHolding(one, one.pool.pair)),
      isComplete: status === 'complete',
      isFailed: status === 'failed',
    }),
    [positions, status],
  );
};
