import { claimSums, useAllClaims } from '#features/claims/index.ts';
import type { HoldingsHook } from './holdingsHook.ts';
import { tokenHolding } from './tokenHolding.ts';

/** One line per token that can be claimed now. */
export const useClaimHoldings: HoldingsHook = (account) => {
  const { claims, isComplete } = useAllClaims(account);
  const { ready, unpaid } = claimSums(claims);
  return {
    lines: ready.map(({ token, amount }) => tokenHolding(token, amount)),
    isComplete,
    isFailed: false,
    unpaid,
  };
};
