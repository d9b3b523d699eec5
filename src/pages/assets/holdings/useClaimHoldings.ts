import { claimSums, useAllClaims, useClaimPools } from '#features/claims/index.ts';
import type { HoldingsHook } from './holdingsHook.ts';
import { tokenHolding } from './tokenHolding.ts';
import { poolHolding } from './useLiquidityHoldings.ts';

export const useClaimHoldings: HoldingsHook = (account) => {
  const { claims, isComplete } = useAllClaims(account);
  const pools = useClaimPools(claims);
  const { ready, unpaid } = claimSums(claims);
  return {
    lines: ready.map(({ token, amount }) => {
      const pool = pools.get(token.address);
      if (!pool) return tokenHolding(token, amount);
      return poolHolding({ ...pool.position, holding: { wallet: 0n, staked: amount } }, token.address);
    }),
    isComplete,
    isFailed: false,
    unpaid,
  };
};
