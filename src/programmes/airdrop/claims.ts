import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import { isPendingClaim } from '#domain/transactions/isPendingClaim.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { useAirdrops, type Airdrop } from '#reads/claims/useAirdrops.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';
import { planAirdropClaim } from '#writes/rewards/claimAirdrop.ts';
import { noClaims, type ClaimsHook, type RewardClaim } from '../claim.ts';
import { declaration } from './declaration.ts';

export const airdropClaim = (
  { config, state }: Airdrop,
  records: readonly TransactionRecord[],
  nowMs: number,
): RewardClaim | undefined => {
  if (state.kind !== 'open') return undefined;
  const { entry, token, held } = state;
  const claim = { recipient: entry.account, token: token.address, amount: entry.amount };
  const isPending = records.some((record) => isPendingClaim(record, claim, nowMs));
  const isShort = held !== undefined && held < entry.amount;
  return {
    id: `airdrop:${config.id}:${entry.account}`,
    programme: declaration,
    name: config.title,
    rewards: [{ token, amount: entry.amount }],
    blocked: isPending ? 'pending' : isShort ? 'vaultShort' : undefined,
    plan: planAirdropClaim(config.distributor, entry, token),
  };
};

const useOwnClaims: ClaimsHook = (account) => {
  const { airdrops } = useAirdrops(account);
  const records = useAppSelector((state) => selectTransactions(state, POLYGON_CHAIN_ID));
  const claims = airdrops.map((airdrop) => airdropClaim(airdrop, Object.values(records), Date.now()));
  return {
    claims: claims.filter((claim) => claim !== undefined),
    isComplete: airdrops.every(({ state }) => state.kind !== 'loading'),
  };
};

export const useClaims = env.airdrops.length > 0 ? useOwnClaims : noClaims;
