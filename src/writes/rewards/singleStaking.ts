import { singleStaking } from '#chain/abis/singleStaking.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { addressRead, amountRead, spendReads } from '#writes/plan/decisiveReads.ts';
import { arriving, rewarding } from '#writes/plan/balanceMoves.ts';
import { SENDER } from '#writes/plan/sender.ts';

interface SingleStakeAction {
  readonly act: 'stake' | 'unstake' | 'claimRewards';
  readonly staking: Address;
  readonly token: Token;
  readonly name: string;
  readonly amount: bigint;
  readonly reward: Token;
  readonly pending: bigint | undefined;
}

const { transact, stakedToken, rewardToken, userInfo, pendingReward } = singleStaking;

const stakeChange = ({
  act,
  staking,
  token,
  amount,
}: Pick<SingleStakeAction, 'act' | 'staking' | 'token' | 'amount'>) => {
  const change = act === 'stake' ? -amount : amount;
  return { currency: currencyFact(token), change, ...(act === 'stake' ? {} : { payer: staking }) };
};

/** The call returns nothing, so the contract's token is read for the check. */
export const planSingle = ({
  act,
  staking,
  token,
  name,
  amount,
  reward,
  pending,
}: SingleStakeAction): TransactionPlan => ({
  contract: staking,
  method: 'transact',
  callData: transact.encode(amount, act === 'stake'),
  value: 0n,
  info: {
    kind: act,
    programme: 'single',
    poolToken: currencyFact(token),
    pool: name,
    amount: amount.toString(),
    reward: currencyFact(reward),
  },
  reads: [
    addressRead(stakedToken.call(staking)),
    addressRead(rewardToken.call(staking)),
    amountRead('stake', currencyFact(token), userInfo, staking, SENDER),
    amountRead('reward', currencyFact(reward), pendingReward, staking, SENDER),
    ...(act === 'stake' ? spendReads(currencyFact(token), staking) : []),
  ],
  moves: [
    rewarding(currencyFact(reward), pending, staking),
    ...(amount === 0n ? [] : [stakeChange({ act, staking, token, amount })]),
    // A reward in the same token leaves the same balance with the stake.
    ...(act === 'stake' && reward.address !== token.address ? [arriving(currencyFact(token), amount, staking)] : []),
  ],
  inspect: { rule: 'contractToken', contract: staking, getter: stakedToken.encode(), token: token.address },
});
