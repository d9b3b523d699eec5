import { createMoveReader, type MoveReader } from '#domain/rewards/rewardMoves.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { RewardProgramme } from '#programmes/list.ts';
import { programmeOf } from '#programmes/programmes.ts';

/** A contract of an unknown programme counts as a farm. */
export const moveReaderOf = (
  known: ReadonlyMap<Address, RewardProgramme>,
  isPoolToken: (token: Address) => boolean,
): MoveReader =>
  createMoveReader(isPoolToken, (contract) => {
    const {
      paysStake = false,
      burns = false,
      sells = false,
      locks = false,
    } = programmeOf(known.get(contract) ?? 'farm');
    return { paysStake, burns, sells, locks };
  });
