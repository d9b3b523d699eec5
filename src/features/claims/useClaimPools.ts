import { rules } from '#config/rules.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useMiningPairs, type MiningPairs } from '../rewards/index.ts';
import type { RewardClaim } from '#programmes/claim.ts';

export const useClaimPools = (claims: readonly RewardClaim[]): MiningPairs['known'] => {
  const paid = claims.flatMap(({ paysPoolTokens, rewards }) =>
    paysPoolTokens === true ? rewards.map(({ token }) => token.address) : [],
  );
  return useMiningPairs(useStableList([...new Set(paid)]), rules.multicall.dollarBlocks).known;
};
