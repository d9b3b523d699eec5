import { useMemo } from 'react';
import { env } from '#config/env.ts';
import { dueAt, isClaimShort } from '#domain/mining/orderMining.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useOrderRewards, type OrderRewards } from '#reads/mining/useOrderMining.ts';
import { planOrderClaim } from '#writes/rewards/orderMining.ts';
import type { Claims, ClaimsHook, RewardClaim } from '../claim.ts';
import { declaration } from './declaration.ts';

/** Leaves out zero rewards, which the contract refuses. */
export const orderClaims = (
  rewards: Address,
  { token, vault, index, record }: OrderRewards,
  block: number | undefined,
): Claims => {
  if (record?.reward === 0n) return { claims: [], isComplete: true };
  if (!record || !token || index === undefined) return { claims: [], isComplete: false };
  const isKnown = vault !== undefined && block !== undefined;
  const isShort = isKnown && isClaimShort(vault, record.reward, BigInt(block) + 1n);
  const claim: RewardClaim = {
    id: 'order',
    programme: declaration,
    name: '',
    rewards: [{ token, amount: record.reward }],
    blocked: isShort ? 'vaultShort' : undefined,
    funding: isKnown ? { ...vault, takes: dueAt(vault, BigInt(block) + 1n) } : undefined,
    plan: planOrderClaim(rewards, token, index, record.reward),
  };
  return { claims: [claim], isComplete: isKnown };
};

const none: Claims = { claims: [], isComplete: true };

export const useClaims: ClaimsHook = (account) => {
  const { orderMining } = env;
  const { token, vault, index, record, isFailed } = useOrderRewards(orderMining, account);
  const { number } = useBlock();
  return useMemo(
    () => (orderMining && account ? orderClaims(orderMining, { token, vault, index, record, isFailed }, number) : none),
    [orderMining, account, token, vault, index, record, isFailed, number],
  );
};
