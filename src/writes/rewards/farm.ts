import { farm as farmAbi } from '#chain/abis/farm.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import type { DecidingReads, BalanceChanges, TransactionPlan } from '#writes/plan/plan.ts';
import { addressRead, amountRead, spendReads } from '#writes/plan/decisiveReads.ts';
import { arriving, paying, rewarding } from '#writes/plan/balanceMoves.ts';
import { SENDER } from '#writes/plan/sender.ts';

export type FarmAct = 'stake' | 'withdraw' | 'claim' | 'exit';

interface FarmAction {
  readonly act: FarmAct;
  readonly farm: Address;
  readonly stakingToken: Token;
  readonly name: string;
  readonly amount: bigint;
  readonly rewards: readonly [Token] | readonly [Token, Token];
  readonly earned: readonly (bigint | undefined)[];
}

const callOf = ({ act, amount }: FarmAction): { readonly method: string; readonly callData: Hex } => {
  switch (act) {
    case 'stake':
      return { method: 'stake', callData: farmAbi.stake.encode(amount) };
    case 'withdraw':
      return { method: 'withdraw', callData: farmAbi.withdraw.encode(amount) };
    case 'claim':
      return { method: 'getReward', callData: farmAbi.getReward.encode() };
    case 'exit':
      return { method: 'exit', callData: farmAbi.exit.encode() };
  }
};

const kinds = { stake: 'stake', withdraw: 'unstake', claim: 'claimRewards', exit: 'unstake' } as const;

const readsOf = ({ act, farm, stakingToken, rewards }: FarmAction): DecidingReads => {
  const [token, reward] = [currencyFact(stakingToken), currencyFact(rewards[0])];
  const second = rewards[1] && currencyFact(rewards[1]);
  return [
    addressRead(farmAbi.stakingToken.call(farm)),
    ...(second ? [] : [addressRead(farmAbi.rewardsToken.call(farm))]),
    amountRead('stake', token, farmAbi.balanceOf, farm, SENDER),
    amountRead('reward', reward, second ? farmAbi.earnedA : farmAbi.earned, farm, SENDER),
    ...(second ? [amountRead('reward', second, farmAbi.earnedB, farm, SENDER)] : []),
    ...(act === 'stake' ? spendReads(token, farm) : []),
  ];
};

const movesOf = ({ act, farm, stakingToken, amount, rewards, earned }: FarmAction): BalanceChanges => {
  const token = currencyFact(stakingToken);
  const back = { currency: token, change: amount, payer: farm };
  if (act === 'stake') return [paying(token, amount), arriving(token, amount, farm)];
  if (act === 'withdraw') return [back];
  const [first, second] = rewards;
  return [
    rewarding(currencyFact(first), earned[0], farm),
    ...(second ? [rewarding(currencyFact(second), earned[1], farm)] : []),
    ...(act === 'exit' ? [back] : []),
  ];
};

/** The call returns nothing, so the staking token verifies the farm. */
export const planFarm = (action: FarmAction): TransactionPlan => {
  const { act, farm, stakingToken, name, amount, rewards } = action;
  const [reward, secondReward] = rewards;
  return {
    contract: farm,
    ...callOf(action),
    value: 0n,
    info: {
      kind: kinds[act],
      programme: 'farm',
      poolToken: currencyFact(stakingToken),
      pool: name,
      amount: amount.toString(),
      reward: currencyFact(reward),
      ...(secondReward && { secondReward: currencyFact(secondReward) }),
    },
    reads: readsOf(action),
    moves: movesOf(action),
    inspect: {
      rule: 'contractToken',
      contract: farm,
      getter: farmAbi.stakingToken.encode(),
      token: stakingToken.address,
    },
  };
};
