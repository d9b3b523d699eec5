import { lpMining } from '#chain/abis/lpMining.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { ONCE } from '../calls/useCalls.ts';
import { useRead } from '../calls/useRead.ts';
import { useToken } from '../tokens/useToken.ts';

export const useRewardToken = (staking: Address | undefined): Token | undefined => {
  const requested = staking && lpMining.rewardToken.call(staking);
  return valueOf(useToken(valueOf(useRead(lpMining.rewardToken, requested, ONCE))));
};
