import { paysStakedToken, type RewardProgramme } from '#config/rewardContracts.ts';
import { createMoveReader, type MoveReader } from '#domain/rewards/rewardMoves.ts';
import type { Address } from '#domain/tokens/types.ts';

/** A contract of an unknown programme counts as a farm. */
export const moveReaderOf = (
  programmes: ReadonlyMap<Address, RewardProgramme>,
  isPoolToken: (token: Address) => boolean,
): MoveReader =>
  createMoveReader(isPoolToken, (contract) => {
    const programme = programmes.get(contract) ?? 'farm';
    return {
      paysStake: paysStakedToken.has(programme),
      burns: programme === 'burn',
      sells: programme === 'bond',
      locks: programme === 'lock',
    };
  });
