import type { Address } from '#domain/tokens/types.ts';
import type { Claims } from './claimsHook.ts';
import { payableTogether } from './payableClaims.ts';
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

/** Reads only the programme `only` if set. Computes each claim as if it were alone. */
export const useEachClaim = (account: Address | undefined, only?: RewardClaim['programme']): Claims => {
  const readFor = (programme: RewardClaim['programme']): Address | undefined =>
    only === undefined || only === programme ? account : undefined;
  const programmes: Readonly<Record<RewardClaim['programme'], Claims>> = {
    trade: useTradeClaims(readFor('trade')),
    liquidity: useLiquidityClaims(readFor('liquidity')),
    order: useOrderClaims(readFor('order')),
    single: useSingleClaims(readFor('single')),
    lock: useLockClaims(readFor('lock')),
    farm: useFarmClaims(readFor('farm')),
    burn: useBurnClaims(readFor('burn')),
    bond: useBondClaims(readFor('bond')),
    distribution: useDistributionClaims(readFor('distribution')),
    airdrop: useAirdropClaims(readFor('airdrop')),
  };
  const read = only ? [programmes[only]] : Object.values(programmes);
  return {
    claims: read.flatMap(({ claims }) => claims),
    isComplete: read.every(({ isComplete }) => isComplete),
  };
};

/** Blocks claims that a shared vault cannot pay together with the others. */
export const useAllClaims = (account: Address | undefined, only?: RewardClaim['programme']): Claims => {
  const { claims, isComplete } = useEachClaim(account, only);
  return { claims: payableTogether(claims), isComplete };
};
