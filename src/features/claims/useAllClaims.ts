import type { Address } from '#domain/tokens/types.ts';
import type { Claims } from './claimsHook.ts';
import { useAirdropClaims } from './useAirdropClaims.ts';
import { useBondClaims } from './useBondClaims.ts';
import { useBurnClaims } from './useBurnClaims.ts';
import { useDistributionClaims } from './useDistributionClaims.ts';
import { useFarmClaims } from './useFarmClaims.ts';
import { useLiquidityClaims } from './useLiquidityClaims.ts';
import { useOrderClaims } from './useOrderClaims.ts';
import { useSingleClaims } from './useSingleClaims.ts';
import { useTradeClaims } from './useTradeClaims.ts';

/** What an account can claim over all programmes. */
export const useAllClaims = (account: Address | undefined): Claims => {
  const programmes = [
    useTradeClaims(account),
    useLiquidityClaims(account),
    useOrderClaims(account),
    useSingleClaims(account),
    useFarmClaims(account),
    useBurnClaims(account),
    useBondClaims(account),
    useDistributionClaims(account),
    useAirdropClaims(account),
  ];
  return {
    claims: programmes.flatMap(({ claims }) => claims),
    isComplete: programmes.every(({ isComplete }) => isComplete),
  };
};
