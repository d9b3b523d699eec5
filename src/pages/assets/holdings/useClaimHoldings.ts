import { sumByToken } from '#domain/claims/claims.ts';
import { useAllClaims } from '#features/claims/index.ts';
import type { HoldingsHook } from './holdingsHook.ts';
import { tokenHolding } from './tokenHolding.ts';

/** Rewards that can be claimed, a token each. */
export const useClaimHoldings: HoldingsHook = (account) => {
  const { claims, isComplete } = useAllClaims(account);
  const sums = sumByToken(claims.flatMap(({ rewards }) => rewards));
  return {
    lines: sums.map(({ token, amount }) => tokenHolding(token, amount)),
    isComplete,
    isFailed: false,
  };
};
