import { useMemo } from 'react';
import { movePosition, type MoveQuote } from '#domain/liquidity/movePosition.ts';
import type { ZapFlaw } from '#features/zap/index.ts';
import { useApproval, type Approval } from '#features/approval/index.ts';
import { usePosition } from '#reads/pools/usePosition.ts';
import type { Position } from '#stores/positions.ts';
import type { RemoveForm } from '../useRemoveForm.ts';
import type { Destination } from './useDestinations.ts';

export interface Move {
  readonly to: Destination;
  readonly quote: MoveQuote | undefined;
  readonly position: Position | undefined;
  readonly forSupply: readonly Approval[];
  readonly flaw: ZapFlaw | undefined;
}

export const useMove = (form: RemoveForm, to: Destination): Move => {
  const { pool, isAToken0, removal, slippageBps, a, b, receive, freshness } = form;
  const { exchange, facing } = to;
  const { isBatch } = receive;
  const poolTokens = removal?.poolTokens;
  const quoted = useMemo(
    () =>
      pool && poolTokens !== undefined
        ? movePosition({
            ...{ from: { pool, isAToken0 }, poolTokens, to: facing, slippageBps },
            keptBps: isBatch ? slippageBps : 0,
          })
        : undefined,
    [pool, isAToken0, poolTokens, facing, slippageBps, isBatch],
  );
  const quote = quoted?.ok ? quoted.value : undefined;
  const forA = useApproval(a.token, quote?.add.amountADesired, exchange.router);
  const forB = useApproval(b.token, quote?.add.amountBDesired, exchange.router);
  const position = usePosition(exchange, a.token?.address, b.token?.address);
  const forSupply = [forA, forB];
  const isUnread = isBatch && (position === undefined || forSupply.some(({ state }) => state === 'unknown'));
  const flawOf = (): ZapFlaw | undefined => {
    if (freshness === 'stale') return 'stale';
    if (quoted?.ok === false) return 'tooSmall';
    return !quote || isUnread ? 'loading' : undefined;
  };
  return { to, quote, position, forSupply, flaw: flawOf() };
};
