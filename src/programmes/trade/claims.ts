import { useMemo } from 'react';
import { env } from '#config/env.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { useTradeMining, type TradeMining } from '#reads/mining/useTradeMining.ts';
import { planClaimTrades } from '#writes/rewards/tradeMining.ts';
import type { ClaimsHook, RewardClaim } from '../claim.ts';
import { declaration } from './declaration.ts';

const claimOf = (
  contract: Address,
  reward: Token,
  amount: bigint,
  { pools, isClaimShort }: Pick<TradeMining, 'pools' | 'isClaimShort'>,
): RewardClaim => ({
  id: 'trade',
  programme: declaration,
  name: '',
  rewards: [{ token: reward, amount }],
  blocked: isClaimShort ? 'vaultShort' : undefined,
  plan: planClaimTrades(contract, reward, pools, amount),
});

export const useClaims: ClaimsHook = (account) => {
  const { swapMining } = env;
  const { rewardToken, pools, claimable, claimTakes: takes, isClaimShort, vault } = useTradeMining(swapMining, account);
  return useMemo(() => {
    if (!swapMining || !account) return { claims: [], isComplete: true };
    if (!rewardToken || claimable === undefined) return { claims: [], isComplete: false };
    const funding = vault && takes !== undefined ? { ...vault, takes } : undefined;
    if (claimable === 0n) return { claims: [], isComplete: true };
    return {
      claims: [{ ...claimOf(swapMining, rewardToken, claimable, { pools, isClaimShort }), funding }],
      isComplete: funding !== undefined,
    };
  }, [swapMining, account, rewardToken, pools, claimable, takes, isClaimShort, vault]);
};
