import { swapMining } from '#chain/abis/swapMining.ts';
import { tryCall } from '#chain/sending/send.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { err, ok } from '#lib/result.ts';
import type { TransactionPlan } from './plan.ts';
import { currencyFact } from './placeOrder.ts';

const { takerWithdraw, rewardToken } = swapMining;

/**
 * Claims the rewards of all trades. The call returns nothing, so the contract is known by its reward token. Where that
 * could not be moved, the rewards vault is why.
 */
export const planClaimTrades = (mining: Address, reward: Token): TransactionPlan => ({
  contract: mining,
  method: 'takerWithdraw',
  callData: takerWithdraw.encode(),
  value: 0n,
  info: { kind: 'claimTrades', reward: currencyFact(reward) },
  inspect: async ({ reader, from }) => {
    const answer = await tryCall(reader, { from, to: mining, data: rewardToken.encode(), value: 0n });
    if (!answer.ok && answer.error.code !== 'reverted') return answer;
    const token = answer.ok ? rewardToken.decode(answer.value) : undefined;
    return token?.ok && token.value === reward.address ? ok(undefined) : err({ code: 'wrongContract' });
  },
  explain: (_, { reason, cause }) =>
    Promise.resolve(/TRANSFER_FROM_FAILED/.test(reason) ? { code: 'vaultShort', cause } : undefined),
});
