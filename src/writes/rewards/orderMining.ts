import { orderMining } from '#chain/abis/orderMining.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import { addressRead, termsRead } from '#writes/plan/decisiveReads.ts';
import { rewarding } from '#writes/plan/balanceMoves.ts';
import type { PlannedRead, TransactionPlan } from '#writes/plan/plan.ts';
import { SENDER } from '#writes/plan/sender.ts';

const { indexOf, minerAt, rewardToken, withdrawUserReward } = orderMining;

const entryRead = (rewards: Address, { symbol, decimals }: Token, index: bigint): PlannedRead => ({
  about: [{ kind: 'address' }, undefined, undefined, { kind: 'reward', symbol, decimals }],
  template: minerAt.call(rewards, index),
});

/**
 * A refusal although rewards are claimable is attributed to the vault. `index`: the sender's entry. `claimable`: as
 * shown.
 */
export const planOrderClaim = (
  rewards: Address,
  reward: Token,
  index: bigint,
  claimable: bigint | undefined,
): TransactionPlan => ({
  contract: rewards,
  method: 'withdrawUserReward',
  callData: withdrawUserReward.encode(),
  value: 0n,
  info: { kind: 'claimOrderRewards', reward: currencyFact(reward) },
  reads: [
    addressRead(rewardToken.call(rewards)),
    termsRead(indexOf.call(rewards, SENDER)),
    entryRead(rewards, reward, index),
  ],
  moves: [rewarding(currencyFact(reward), claimable)],
  inspect: { rule: 'contractToken', contract: rewards, getter: rewardToken.encode(), token: reward.address },
  check: { rule: 'rewardReturns', call: 'claimOrderRewards' },
  explain: { rule: 'unpaidOrderRewards', rewards },
});
