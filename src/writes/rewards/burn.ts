import { burnEarn } from '#chain/abis/burnEarn.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import { addressRead, amountRead, spendReads, termsRead } from '#writes/plan/decisiveReads.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { paying, rewarding } from '#writes/plan/balanceMoves.ts';
import { SENDER } from '#writes/plan/sender.ts';

export const planBurn = (contract: Address, token: Token, amount: bigint): TransactionPlan => ({
  contract,
  method: 'burn',
  callData: burnEarn.burn.encode(amount),
  value: 0n,
  info: { kind: 'burn', token: currencyFact(token), amount: amount.toString() },
  reads: [...spendReads(currencyFact(token), contract), termsRead(burnEarn.epochInfo.call(contract), 4)],
  moves: [paying(currencyFact(token), amount)],
  inspect: { rule: 'contractToken', contract, getter: burnEarn.burnToken.encode(), token: token.address },
});

export const planBurnClaim = (contract: Address, reward: Token, earned: bigint): TransactionPlan => ({
  contract,
  method: 'claim',
  callData: burnEarn.claim.encode(),
  value: 0n,
  info: { kind: 'claimBurnRewards', reward: currencyFact(reward) },
  reads: [
    amountRead('reward', currencyFact(reward), burnEarn.earned, contract, SENDER),
    addressRead(burnEarn.rewardToken.call(contract)),
  ],
  moves: [rewarding(currencyFact(reward), earned)],
  inspect: { rule: 'contractToken', contract, getter: burnEarn.rewardToken.encode(), token: reward.address },
  explain: { rule: 'refusalReason', texts: ['TRANSFER_FROM_FAILED'], code: 'claimShort' },
});
