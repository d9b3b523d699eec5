import { useMemo } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { farmPlan, useFarms } from '../farms/index.ts';
import type { FarmView } from '../farms/index.ts';
import type { RewardClaim } from './rewardClaim.ts';

const NONE: readonly Address[] = [];

/** The claim of a farm; none where there is nothing to take, or a token is unknown. */
const claimOf = (farm: FarmView): readonly RewardClaim[] => {
  const plan = farmPlan(farm, 'claim', 0n);
  if (!plan || !farm.rewards.some(({ earned = 0n }) => earned > 0n)) return [];
  const rewards = farm.rewards.flatMap(({ token, earned }) => (token ? [{ token, amount: earned }] : []));
  const blocked = farm.isClaimRefused ? 'vaultShort' : undefined;
  return [{ id: `farm:${farm.address}`, programme: 'farm', name: farm.name, rewards, blocked, plan }];
};

/** What an account can claim from farms. A paused farm pays too. */
export const useFarmClaims = (
  account: Address | undefined,
): { readonly claims: readonly RewardClaim[]; readonly isComplete: boolean } => {
  const { farms, isComplete } = useFarms(account, NONE);
  return useMemo(() => ({ claims: account ? farms.flatMap(claimOf) : [], isComplete }), [account, farms, isComplete]);
};
