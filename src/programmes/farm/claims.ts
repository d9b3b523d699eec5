import { useMemo } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { farmPlan, useFarms, type FarmView } from '#features/farms/index.ts';
import type { ClaimsHook, RewardClaim } from '../claim.ts';
import { declaration } from './declaration.ts';

const NONE: readonly Address[] = [];

const idOf = ({ address }: FarmView): string => `farm:${address}`;

/** Empty if there are no rewards, or a token is unknown. */
const claimOf = (farm: FarmView): readonly RewardClaim[] => {
  const plan = farmPlan(farm, 'claim', 0n)?.();
  if (!plan || !farm.rewards.some(({ earned = 0n }) => earned > 0n)) return [];
  const rewards = farm.rewards.flatMap(({ token, earned }) => (token ? [{ token, amount: earned }] : []));
  const blocked = farm.isClaimRefused ? 'vaultShort' : undefined;
  return [{ id: idOf(farm), programme: declaration, name: farm.name, rewards, blocked, plan }];
};

/** True once rewards are known to be zero, or can be claimed. */
export const isFarmRead = (farm: FarmView): boolean => {
  const { staked, rewards } = farm;
  if (staked === undefined || rewards.some(({ earned }) => earned === undefined)) return false;
  return rewards.every(({ earned }) => earned === 0n) || farmPlan(farm, 'claim', 0n) !== undefined;
};

/** Includes paused farms, which still pay. */
export const useClaims: ClaimsHook = (account) => {
  const { farms, isComplete } = useFarms(account, NONE);
  return useMemo(() => {
    const unread = new Set(farms.filter((farm) => !isFarmRead(farm)).map(idOf));
    return { claims: account ? farms.flatMap(claimOf) : [], isComplete, isKnown: (id) => !unread.has(id) };
  }, [account, farms, isComplete]);
};
