import { paysStakedToken, type RewardProgramme } from '#config/rewardContracts.ts';
import { moveActions, splitPayouts, type MoveAction, type RewardMove } from '#domain/rewards/rewardMoves.ts';
import type { Address } from '#domain/tokens/types.ts';

export type MoveWithAction = RewardMove & { readonly action: MoveAction };

/** Keeps order; a lock's payout becomes two. A contract of no programme counts as a farm. */
export const movesWithActions = (
  moves: readonly RewardMove[],
  programmes: ReadonlyMap<Address, RewardProgramme>,
  isPoolToken: (token: Address) => boolean,
): readonly MoveWithAction[] => {
  const split = splitPayouts(moves, (contract) => programmes.get(contract) === 'lock');
  const actions = moveActions(split, isPoolToken, (contract) => {
    const programme = programmes.get(contract) ?? 'farm';
    return { paysStake: paysStakedToken.has(programme), burns: programme === 'burn', sells: programme === 'bond' };
  });
  return split.flatMap((move, i) => {
    const action = actions[i];
    return action ? [{ ...move, action }] : [];
  });
};
