import { env } from '#config/env.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useDistribution, type DistributedReward } from '#reads/claims/useDistribution.ts';
import { planDistributionClaim } from '#writes/rewards/claimDistribution.ts';
import { noClaims, type ClaimsHook, type RewardClaim } from '../claim.ts';
import { declaration } from './declaration.ts';

const distributionClaim = (
  contract: Address,
  { token, amount, held }: DistributedReward,
  isStopped: boolean,
): RewardClaim => ({
  id: `distribution:${token.address}`,
  programme: declaration,
  name: token.symbol,
  rewards: [{ token, amount }],
  blocked: isStopped ? 'stopped' : held !== undefined && held < amount ? 'vaultShort' : undefined,
  plan: planDistributionClaim(contract, token, amount),
});

const hookOf = (contract: Address): ClaimsHook =>
  function useOwnClaims(account) {
    const { rewards, isStopped, isComplete } = useDistribution(contract, account);
    return { claims: rewards.map((reward) => distributionClaim(contract, reward, isStopped === true)), isComplete };
  };

export const useClaims = env.rewardDistribution ? hookOf(env.rewardDistribution) : noClaims;
