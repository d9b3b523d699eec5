import { burnEarn } from '#chain/abis/burnEarn.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import { addressRead, amountRead, spendReads, termsRead } from '#writes/plan/decisiveReads.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { paying, rewarding } from '#writes/plan/balanceMoves.ts';
import { SENDER } from '#writes/plan/sender.ts';

interface BurnAction {
  readonly contract: Address;
  readonly token: Token;
  readonly amount: bigint;
  readonly epoch: { readonly number: bigint; readonly reward: bigint };
}

/** The epoch and its reward at the moment of mining apply, so both are read again with the simulation. */
export const planBurn = ({ contract, token, amount, epoch }: BurnAction): TransactionPlan => ({
  contract,
  method: 'burn',
  callData: burnEarn.burn.encode(amount),
  value: 0n,
  info: { kind: 'burn', token: currencyFact(token), amount: amount.toString() },
  reads: [...spendReads(currencyFact(token), contract), termsRead(burnEarn.epochInfo.call(contract), 4)],
  moves: [paying(currencyFact(token), amount)],
  inspect: { rule: 'burnTerms', contract, token: token.address, epoch: epoch.number, reward: epoch.reward },
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
