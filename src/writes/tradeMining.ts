import { swapMining } from '#chain/abis/swapMining.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import type { TransactionPlan } from './plan.ts';
import { addressRead, termsRead } from './decisiveReads.ts';
import { namesToken } from './knownBy.ts';
import { currencyFact } from './placeOrder.ts';

const { takerWithdraw, rewardToken, tokenPerBlock, totalAllocPoint, poolLength } = swapMining;

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
  reads: () => [
    addressRead(rewardToken.call(mining)),
    ...[tokenPerBlock, totalAllocPoint, poolLength].map(({ call }) => termsRead(call(mining))),
  ],
  inspect: namesToken(mining, rewardToken, reward),
  explain: (_, { reason, cause }) =>
    Promise.resolve(/TRANSFER_FROM_FAILED/.test(reason) ? { code: 'vaultShort', cause } : undefined),
});
