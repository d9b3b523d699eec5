import { swapMining } from '#chain/abis/swapMining.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import type { PlannedRead, TransactionPlan } from '#writes/plan/plan.ts';
import { addressRead, amountRead, termsRead } from '#writes/plan/decisiveReads.ts';
import { rewarding } from '#writes/plan/balanceMoves.ts';
import { SENDER } from '#writes/plan/sender.ts';

const { takerWithdraw, rewardToken, poolLength, userInfo, getUserReward } = swapMining;

interface TradedPool {
  readonly pid: bigint;
  readonly own: bigint | undefined;
}

const rewardReads = (mining: Address, reward: Token, pools: readonly TradedPool[]): readonly PlannedRead[] =>
  pools.flatMap(({ pid, own }) => [
    termsRead(userInfo.call(mining, pid, SENDER)),
    ...(own === 0n
      ? []
      : [{ ...amountRead('reward', currencyFact(reward), getUserReward, mining, pid), byAccount: true } as const]),
  ]);

/** The call returns nothing, so the reward token verifies the contract. `claimable`: as shown. */
export const planClaimTrades = (
  mining: Address,
  reward: Token,
  pools: readonly TradedPool[],
  claimable: bigint | undefined,
): TransactionPlan => ({
  contract: mining,
  method: 'takerWithdraw',
  callData: takerWithdraw.encode(),
  value: 0n,
  info: { kind: 'claimTrades', reward: currencyFact(reward) },
  reads: [
    addressRead(rewardToken.call(mining)),
    termsRead(poolLength.call(mining)),
    ...rewardReads(mining, reward, pools),
  ],
  moves: [rewarding(currencyFact(reward), claimable)],
  inspect: { rule: 'contractToken', contract: mining, getter: rewardToken.encode(), token: reward.address },
  explain: { rule: 'refusalReason', texts: ['TRANSFER_FROM_FAILED'], code: 'vaultShort' },
});
