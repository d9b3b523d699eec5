import { lpMining } from '#chain/abis/lpMining.ts';
import { lpStaking } from '#chain/abis/lpStaking.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import type { DecidingReads, BalanceChanges, TransactionPlan } from '#writes/plan/plan.ts';
import { addressRead, amountRead, spendReads } from '#writes/plan/decisiveReads.ts';
import { paying, rewarding } from '#writes/plan/balanceMoves.ts';
import { SENDER } from '#writes/plan/sender.ts';

export type MiningAct = 'stake' | 'unstake' | 'claimRewards' | 'leaveRewards';

interface StakeAction {
  readonly act: MiningAct;
  readonly staking: Address;
  readonly pid: bigint;
  readonly poolToken: Token;
  readonly pool: string;
  readonly amount: bigint;
  readonly reward: Token;
  readonly secondReward: Token | undefined;
  readonly pending: readonly [bigint, bigint] | undefined;
}

const { deposit, withdraw, emergencyWithdraw, poolInfo, rewardToken, secondToken } = lpMining;

const callOf = ({ act, pid, amount }: StakeAction): { readonly method: string; readonly callData: Hex } => {
  switch (act) {
    case 'stake':
      return { method: 'deposit', callData: deposit.encode(pid, amount) };
    case 'unstake':
      return { method: 'withdraw', callData: withdraw.encode(pid, amount) };
    case 'claimRewards':
      return { method: 'deposit', callData: deposit.encode(pid, 0n) };
    case 'leaveRewards':
      return { method: 'emergencyWithdraw', callData: emergencyWithdraw.encode(pid) };
  }
};

const readsOf = ({ act, staking, pid, poolToken, reward, secondReward }: StakeAction): DecidingReads => {
  const token = currencyFact(poolToken);
  const pending = amountRead('reward', currencyFact(reward), lpStaking.pending, staking, pid, SENDER);
  const { symbol, decimals } = secondReward ?? reward;
  return [
    addressRead(poolInfo.call(staking, pid)),
    addressRead(rewardToken.call(staking)),
    ...(secondReward ? [addressRead(secondToken.call(staking))] : []),
    amountRead('stake', token, lpStaking.userInfo, staking, pid, SENDER),
    secondReward ? { ...pending, rest: { kind: 'reward', symbol, decimals } } : pending,
    ...(act === 'stake' ? spendReads(token, staking) : []),
  ];
};

const movesOf = ({ act, staking, poolToken, amount, reward, secondReward, pending }: StakeAction): BalanceChanges => {
  const token = currencyFact(poolToken);
  const back = { currency: token, change: amount, payer: staking };
  if (act === 'leaveRewards') return [back];
  const stake = act === 'stake' ? [paying(token, amount)] : act === 'unstake' ? [back] : [];
  const second = secondReward ? [rewarding(currencyFact(secondReward), pending?.[1])] : [];
  return [rewarding(currencyFact(reward), pending?.[0]), ...second, ...stake];
};

/** The call returns nothing, so pool tokens verify the pool number. */
export const planMining = (action: StakeAction): TransactionPlan => {
  const { act, staking, pid, poolToken, pool, amount, reward, secondReward } = action;
  return {
    contract: staking,
    ...callOf(action),
    value: 0n,
    settlesOncePerBlock: true,
    info: {
      kind: act,
      poolToken: currencyFact(poolToken),
      pool,
      amount: amount.toString(),
      reward: currencyFact(reward),
      ...(secondReward && { secondReward: currencyFact(secondReward) }),
    },
    reads: readsOf(action),
    moves: movesOf(action),
    inspect: { rule: 'miningPool', staking, pid, poolToken: poolToken.address },
    ...(act !== 'leaveRewards' && { explain: { rule: 'miningVault', staking, pid } }),
  };
};
