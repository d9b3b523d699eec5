import type { Address } from '#domain/tokens/types.ts';
import { eachHook } from '#lib/eachHook.ts';
import type { ClaimProgramme, Claims } from '#programmes/claim.ts';
import { claimProgrammes } from '#programmes/claimProgrammes.ts';
import type { RewardProgramme } from '#programmes/list.ts';
import { payableTogether } from './payableClaims.ts';

/** @param programmes must not change, because its hooks run in this order */
export const useEachClaim = (
  account: Address | undefined,
  programmes: readonly ClaimProgramme[],
  only?: RewardProgramme,
): Claims => {
  const readEach = eachHook(
    programmes.map(({ key, useClaims }) => () => {
      const isRead = only === undefined || key === only;
      return { isRead, ...useClaims(isRead ? account : undefined) };
    }),
  );
  const read = readEach().filter(({ isRead }) => isRead);
  return {
    claims: read.flatMap(({ claims }) => claims),
    isComplete: read.every(({ isComplete }) => isComplete),
  };
};

/** Blocks claims that a shared vault cannot pay together with the others. */
export const useAllClaims = (account: Address | undefined, programmes = claimProgrammes): Claims => {
  const { claims, isComplete } = useEachClaim(account, programmes);
  return { claims: payableTogether(claims), isComplete };
};
