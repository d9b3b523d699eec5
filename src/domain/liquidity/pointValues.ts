import type { RewardMove } from '../rewards/rewardMoves.ts';
import type { Address } from '../tokens/types.ts';
import { unitOf, valuedIn, valueIn, type ValuedEarnings } from './earnings.ts';
import type { MoveCounts } from './positionMarks.ts';
import type { PositionPoint } from './positionPoints.ts';

interface PointUnit {
  readonly side: 'token0' | 'token1';
  readonly decimals: number;
}

export interface PointValues {
  readonly timestamp: number;
  readonly moves: MoveCounts;
  readonly values: ValuedEarnings | undefined;
  readonly fees: bigint | undefined;
  readonly rewards: ReadonlyMap<Address, bigint> | undefined;
  /** Undefined if one of `rewards` is not a token of the pool. */
  readonly rewardValue: bigint | undefined;
  readonly claims: number;
}

type Claim = Pick<RewardMove, 'blockNumber' | 'token' | 'amount'>;

const valueOfRewards = (
  rewards: ReadonlyMap<Address, bigint> | undefined,
  { state }: PositionPoint,
  { side, decimals }: PointUnit,
): bigint | undefined => {
  const unit = state && unitOf(state.pool, side, decimals);
  if (!unit || !rewards) return undefined;
  const { token0, token1 } = state.pool;
  if ([...rewards.keys()].some((token) => token !== token0 && token !== token1)) return undefined;
  return valueIn(unit, { amount0: rewards.get(token0) ?? 0n, amount1: rewards.get(token1) ?? 0n });
};

/**
 * Values of ascending points, each at its own block's price, because today's price does not hold for the past.
 * `claims` are in any order; undefined while they are unknown.
 */
export const pointValues = (
  points: readonly PositionPoint[],
  unit: PointUnit,
  claims: readonly Claim[] | undefined,
): readonly PointValues[] => {
  const ordered = claims?.toSorted((a, b) => a.blockNumber - b.blockNumber);
  let next = 0;
  let rewards: ReadonlyMap<Address, bigint> = new Map();
  return points.map((point) => {
    const { blockNumber, state, timestamp, moves } = point;
    const from = next;
    for (let claim = ordered?.[next]; claim && claim.blockNumber <= blockNumber; claim = ordered?.[next]) {
      rewards = new Map(rewards).set(claim.token, (rewards.get(claim.token) ?? 0n) + claim.amount);
      next += 1;
    }
    const shown = state && unitOf(state.pool, unit.side, unit.decimals);
    const values = shown && valuedIn(shown, state.earnings);
    const known = ordered && rewards;
    return {
      timestamp,
      moves,
      values,
      fees: values && values.fees + values.realisedFees,
      rewards: known,
      rewardValue: valueOfRewards(known, point, unit),
      claims: next - from,
    };
  });
};
