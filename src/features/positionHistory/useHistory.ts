import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { pointValues, type PointValues } from '#domain/liquidity/pointValues.ts';
import type { PositionPoint } from '#domain/liquidity/positionPoints.ts';
import type { RewardMove } from '#domain/rewards/rewardMoves.ts';
import type { Token } from '#domain/tokens/types.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { usePositionClaims, type PositionClaims } from '#reads/rewards/usePositionRewards.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import type { Position } from '#stores/positions.ts';
import { graphOf, type Graph } from './graph.ts';
import type { HistoryUnit } from './historyWords.ts';

export interface HistorySide {
  readonly token: Token;
  readonly symbol: string;
}

export interface ShownHistory {
  readonly points: readonly PointValues[];
  readonly graph: Graph;
  readonly unit: HistoryUnit;
  readonly claims: PositionClaims | undefined;
  readonly chosen: 'base' | 'quote';
  readonly choose: (side: 'base' | 'quote') => void;
}

interface HistoryInput {
  readonly position: Position;
  readonly sides: readonly [HistorySide, HistorySide];
  readonly past: readonly PositionPoint[];
  readonly present: PositionPoint;
}

const none: readonly RewardMove[] = [];

/** In the quote token at first, at the pool's price in each block. */
export const useHistory = ({ position, sides: [base, quote], past, present }: HistoryInput): ShownHistory => {
  const { t } = useLingui();
  const { account } = useWallet();
  const claims = usePositionClaims(account, position);
  const [chosen, choose] = useState<'base' | 'quote'>('quote');
  const { token, symbol } = chosen === 'base' ? base : quote;
  const side = token.address === position.token0.address ? 'token0' : 'token1';
  const { decimals } = token;
  const isKnown = claims === undefined || (claims.status === 'complete' && claims.claims !== undefined);
  const received = useStableList(claims?.claims ?? none);
  const points = useMemo(
    () => pointValues([...past, present], { side, decimals }, isKnown ? received : undefined),
    [past, present, side, decimals, isKnown, received],
  );
  const graph = useMemo(() => graphOf(points), [points]);
  const unit = { symbol: token.inRawUnits ? t`raw ${symbol}` : symbol, decimals };
  return { points, graph, unit, claims, chosen, choose };
};
