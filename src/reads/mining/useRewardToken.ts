import { lpMining } from '#chain/abis/lpMining.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { ONCE } from '../calls/useCalls.ts';
import { useRead } from '../calls/useRead.ts';
import { useToken } from '../tokens/useToken.ts';

export const useRewardToken = (staking: Address | undefined): Token | undefined => {
  return valueOf(useToken(valueOf(useRead(staking && lpMining.rewardToken.read(staking), ONCE))));
};
