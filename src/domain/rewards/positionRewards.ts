import type { Address } from '../tokens/types.ts';
import type { RewardMove } from './rewardMoves.ts';

/** A contract that pays rewards for a position's pool tokens. */
export interface RewardSource {
  readonly contract: Address;
  /** Its number of the pool, where it has several. */
  readonly pid: bigint | undefined;
  readonly rewardTokens: readonly Address[];
}

/**
 * Raw units of each reward token that sources paid an account so far, a number for each of their tokens. Undefined: not
 * known, as a move out of a contract with several pools does not name its pool, or as rewards are paid in pool tokens,
 * which come back with the stake. A log proves nothing, so transfers of other tokens do not count.
 */
export const collectedRewards = (
  moves: readonly RewardMove[],
  sources: readonly RewardSource[],
  poolToken: Address,
): ReadonlyMap<Address, bigint> | undefined => {
  const totals = new Map<Address, bigint>(
    sources.flatMap(({ rewardTokens }) => rewardTokens.map((token): [Address, bigint] => [token, 0n])),
  );
  for (const source of sources) {
    const received = moves.filter(
      ({ contract, kind, token }) =>
        contract === source.contract && kind === 'received' && source.rewardTokens.includes(token),
    );
    const isUnnamed = source.pid !== undefined && received.some(({ pid }) => pid === undefined);
    if (isUnnamed || source.rewardTokens.includes(poolToken)) return undefined;
    for (const { pid, token, amount } of received)
      if (source.pid === undefined || pid === source.pid) totals.set(token, (totals.get(token) ?? 0n) + amount);
  }
  return totals;
};
