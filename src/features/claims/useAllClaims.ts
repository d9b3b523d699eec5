import type { Address } from '#domain/tokens/types.ts';
import { eachHook } from '#lib/eachHook.ts';
import type { Claims, ClaimsHook } from './claimsHook.ts';
import { claimsHooks } from './claimsHooks.ts';
import { payableTogether } from './payableClaims.ts';
import type { RewardClaim } from './rewardClaim.ts';

type Programme = RewardClaim['programme'];

const hooks = Object.entries(claimsHooks) as readonly (readonly [Programme, ClaimsHook])[];

const useEachProgramme = eachHook(
  hooks.map(([programme, useClaims]) => (account: Address | undefined, only: Programme | undefined) => ({
    programme,
    ...useClaims(only === undefined || only === programme ? account : undefined),
  })),
);

export const useEachClaim = (account: Address | undefined, only?: Programme): Claims => {
  const read = useEachProgramme(account, only).filter(({ programme }) => only === undefined || only === programme);
  return {
    claims: read.flatMap(({ claims }) => claims),
    isComplete: read.every(({ isComplete }) => isComplete),
  };
};

/** Blocks claims that a shared vault cannot pay together with the others. */
export const useAllClaims = (account: Address | undefined, only?: Programme): Claims => {
  const { claims, isComplete } = useEachClaim(account, only);
  return { claims: payableTogether(claims), isComplete };
};
