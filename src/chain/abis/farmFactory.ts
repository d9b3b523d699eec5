// Written by `npm run abis` from farmFactory.sol.
import type { Address } from '#domain/tokens/types.ts';
import { farmEntry } from '../codec/answers/farmEntry.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { address, uint } from '../codec/types.ts';

/** One farm for a staking token. */
export const farmFactory = {
  stakingTokens: contractFunction<[index: bigint], [Address]>('0x344e5e34', [uint], [address]),
  farmOf: contractFunction<[stakingToken: Address], [stakingRewards: Address, rewardsTokenA: Address, rewardsTokenB: Address, rewardAmountA: bigint, rewardAmountB: bigint, duration: bigint], ReturnType<typeof farmEntry>>('0x6cf8caf8', [address], [address, address, address, uint, uint, uint], farmEntry),
};
