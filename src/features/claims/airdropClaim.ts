import { isPendingClaim } from '#domain/transactions/isPendingClaim.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import type { Airdrop } from '#reads/claims/useAirdrops.ts';
import { planAirdropClaim } from '#writes/rewards/claimAirdrop.ts';
import type { RewardClaim } from './rewardClaim.ts';

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
    programme: 'airdrop',
    name: config.title,
    rewards: [{ token, amount: entry.amount }],
    blocked: isPending ? 'pending' : isShort ? 'vaultShort' : undefined,
    plan: planAirdropClaim(config.distributor, entry, token),
  };
};
