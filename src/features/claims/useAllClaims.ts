import type { Address } from '#domain/tokens/types.ts';
import type { Claims } from './claimsHook.ts';
import { useBurnClaims } from './useBurnClaims.ts';
import { useDistributionClaims } from './useDistributionClaims.ts';
import { useLiquidityClaims } from './useLiquidityClaims.ts';

/** What an account can claim over all programmes. */
export const useAllClaims = (account: Address | undefined): Claims => {
  const programmes = [useLiquidityClaims(account), useBurnClaims(account), useDistributionClaims(account)];
  return {
    claims: programmes.flatMap(({ claims }) => claims),
    isComplete: programmes.every(({ isComplete }) => isComplete),
  };
};
