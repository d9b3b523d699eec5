import { useMemo } from 'react';
import { env } from '#config/env.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { useTradeMining } from '#reads/mining/useTradeMining.ts';
import { planClaimTrades } from '#writes/tradeMining.ts';
import type { RewardClaim } from './rewardClaim.ts';

const claimOf = (contract: Address, reward: Token, amount: bigint, isShort: boolean): RewardClaim => ({
  id: 'trade',
  programme: 'trade',
  name: '',
  rewards: [{ token: reward, amount }],
  blocked: isShort ? 'vaultShort' : undefined,
  plan: planClaimTrades(contract, reward),
});

/** What the account's trades have earned: one claim over all pairs. */
export const useTradeClaims = (
  account: Address | undefined,
): { readonly claims: readonly RewardClaim[]; readonly isComplete: boolean } => {
  const { swapMining } = env;
  const { rewardToken, claimable, claimTakes: takes, isClaimShort, vault } = useTradeMining(swapMining, account);
  return useMemo(() => {
    if (!swapMining || !account) return { claims: [], isComplete: true };
    if (!rewardToken || claimable === undefined) return { claims: [], isComplete: false };
    const funding = vault && takes !== undefined ? { ...vault, takes } : undefined;
    return claimable > 0n
      ? { claims: [{ ...claimOf(swapMining, rewardToken, claimable, isClaimShort), funding }], isComplete: !!funding }
      : { claims: [], isComplete: true };
  }, [swapMining, account, rewardToken, claimable, takes, isClaimShort, vault]);
};
