import type { ClaimsHook } from './claimsHook.ts';
import type { RewardClaim } from './rewardClaim.ts';
import { useAirdropClaims } from './useAirdropClaims.ts';
import { useBondClaims } from './useBondClaims.ts';
import { useBurnClaims } from './useBurnClaims.ts';
import { useDistributionClaims } from './useDistributionClaims.ts';
import { useFarmClaims } from './useFarmClaims.ts';
import { useLiquidityClaims } from './useLiquidityClaims.ts';
import { useLockClaims } from './useLockClaims.ts';
import { useOrderClaims } from './useOrderClaims.ts';
import { useSingleClaims } from './useSingleClaims.ts';
import { useTradeClaims } from './useTradeClaims.ts';

export const claimsHooks: Readonly<Record<RewardClaim['programme'], ClaimsHook>> = {
  trade: useTradeClaims,
  liquidity: useLiquidityClaims,
  order: useOrderClaims,
  single: useSingleClaims,
  lock: useLockClaims,
  farm: useFarmClaims,
  burn: useBurnClaims,
  bond: useBondClaims,
  distribution: useDistributionClaims,
  airdrop: useAirdropClaims,
};
