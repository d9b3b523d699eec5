import { env } from '#config/env.ts';
import { payableOf } from '#domain/mining/vault.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useBurnProgramme, type BurnProgramme } from '#reads/burn/useBurnProgramme.ts';
import { planBurnClaim } from '#writes/rewards/burn.ts';
import { noClaims, type ClaimsHook, type RewardClaim } from '../claim.ts';
import { declaration } from './declaration.ts';

const blockedBy = ({ isPaused, vault }: BurnProgramme, earned: bigint): RewardClaim['blocked'] => {
  if (isPaused === true) return 'paused';
  return vault && payableOf(vault) < earned ? 'vaultShort' : undefined;
};

export const burnClaim = (programme: BurnProgramme): RewardClaim | undefined => {
  const { contract, rewardToken: token, own } = programme;
  const { earned } = own;
  if (!token || earned === undefined || earned === 0n) return undefined;
  return {
    id: 'burn',
    programme: declaration,
    name: '',
    rewards: [{ token, amount: earned }],
    blocked: blockedBy(programme, earned),
    funding: programme.vault && { ...programme.vault, takes: earned },
    plan: planBurnClaim(contract, token, earned),
  };
};

const hookOf = (contract: Address): ClaimsHook =>
  function useOwnClaims(account) {
    const programme = useBurnProgramme(contract, account);
    const claim = burnClaim(programme);
    const isKnown = programme.own.earned === 0n || claim?.funding !== undefined;
    return { claims: claim ? [claim] : [], isComplete: account === undefined || isKnown };
  };

export const useClaims = env.burnEarn ? hookOf(env.burnEarn) : noClaims;
