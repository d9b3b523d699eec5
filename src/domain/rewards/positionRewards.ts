import type { Address } from '../tokens/types.ts';
import type { RewardMove } from './rewardMoves.ts';

export interface RewardSource {
  readonly contract: Address;
  readonly pid: bigint | undefined;
  readonly rewardTokens: readonly Address[];
}

/**
 * Reward transfers that certainly belong to the position. Undefined if one may be another pool's, or if the reward is
 * the staked token.
 */
export const collectedMoves = (
  moves: readonly RewardMove[],
  sources: readonly RewardSource[],
  poolToken: Address,
): readonly RewardMove[] | undefined => {
  const collected: RewardMove[] = [];
  for (const source of sources) {
    const received = moves.filter(
      ({ contract, kind, token }) =>
        contract === source.contract && kind === 'received' && source.rewardTokens.includes(token),
    );
    const isUnnamed = source.pid !== undefined && received.some(({ pid }) => pid === undefined);
    if (isUnnamed || source.rewardTokens.includes(poolToken)) return undefined;
    collected.push(...received.filter(({ pid }) => source.pid === undefined || pid === source.pid));
  }
  return collected;
};

/** Raw sums of `collectedMoves` by token; 0 for reward tokens without a transfer. */
export const collectedRewards = (
  moves: readonly RewardMove[],
  sources: readonly RewardSource[],
  poolToken: Address,
): ReadonlyMap<Address, bigint> | undefined => {
  const collected = collectedMoves(moves, sources, poolToken);
  if (!collected) return undefined;
  const totals = new Map<Address, bigint>(
    sources.flatMap(({ rewardTokens }) => rewardTokens.map((token): [Address, bigint] => [token, 0n])),
  );
  for (const { token, amount } of collected) totals.set(token, (totals.get(token) ?? 0n) + amount);
  return totals;
};
