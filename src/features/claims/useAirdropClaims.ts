import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useAirdrops } from '#reads/claims/useAirdrops.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';
import { airdropClaim } from './airdropClaim.ts';
import { noClaims, type Claims } from './claimsHook.ts';

const useClaims = (account: Address | undefined): Claims => {
  const { airdrops } = useAirdrops(account);
  const records = useAppSelector((state) => selectTransactions(state, POLYGON_CHAIN_ID));
  const claims = airdrops.map((airdrop) => airdropClaim(airdrop, Object.values(records), Date.now()));
  return {
    claims: claims.filter((claim) => claim !== undefined),
    isComplete: airdrops.every(({ state }) => state.kind !== 'loading'),
  };
};

export const useAirdropClaims = env.airdrops.length > 0 ? useClaims : noClaims;
