import { rewardDistribution } from '#chain/abis/rewardDistribution.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import { amountRead } from '#writes/plan/decisiveReads.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { rewarding } from '#writes/plan/balanceMoves.ts';
import { SENDER } from '#writes/plan/sender.ts';

const { claim, rewards } = rewardDistribution;

/** The call returns nothing, so a read verifies the contract. `amount`: raw units as shown. */
export const planDistributionClaim = (contract: Address, reward: Token, amount: bigint): TransactionPlan => ({
  contract,
  method: 'claim',
  callData: claim.encode(reward.address),
  value: 0n,
  info: { kind: 'claimDistribution', reward: currencyFact(reward) },
  reads: [amountRead('reward', currencyFact(reward), rewards, contract, reward.address, SENDER)],
  moves: [rewarding(currencyFact(reward), amount, contract)],
  inspect: { rule: 'distributedRewards', contract, token: reward.address },
  explain: { rule: 'refusalReason', texts: ['TRANSFER_FAILED'], code: 'claimShort' },
});
