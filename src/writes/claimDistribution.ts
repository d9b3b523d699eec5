import { rewardDistribution } from '#chain/abis/rewardDistribution.ts';
import { tryCall } from '#chain/sending/send.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { err, ok } from '#lib/result.ts';
import type { TransactionPlan } from './plan.ts';
import { currencyFact } from './placeOrder.ts';

const { claim, rewards } = rewardDistribution;

/**
 * Takes all that is written down for the account in a token. The call returns nothing, so the contract is known by telling
 * what that is.
 */
export const planDistributionClaim = (contract: Address, reward: Token): TransactionPlan => ({
  contract,
  method: 'claim',
  callData: claim.encode(reward.address),
  value: 0n,
  info: { kind: 'claimDistribution', reward: currencyFact(reward) },
  inspect: async ({ reader, from }) => {
    const data = rewards.encode(reward.address, from);
    const answer = await tryCall(reader, { from, to: contract, data, value: 0n });
    if (!answer.ok && answer.error.code !== 'reverted') return answer;
    const written = answer.ok ? rewards.decode(answer.value) : undefined;
    return written?.ok ? ok(undefined) : err({ code: 'wrongContract' });
  },
  explain: (_, { reason, cause }) =>
    Promise.resolve(/TRANSFER_FAILED/.test(reason) ? { code: 'claimShort', cause } : undefined),
});
