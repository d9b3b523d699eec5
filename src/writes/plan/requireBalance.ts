import { erc20 } from '#chain/abis/erc20.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import type { TransactionPlan } from './plan.ts';

/**
 * A transfer of the amount to the account itself, which moves nothing, and reverts the batch if the account has less.
 */
export const planRequirement = (token: Token, account: Address, amount: bigint): TransactionPlan => ({
  contract: token.address,
  method: 'transfer',
  callData: erc20.transfer.encode(account, amount),
  value: 0n,
  info: { kind: 'requireBalance', token: currencyFact(token), amount: amount.toString() },
  reads: { nothing: 'chosenAmount' },
  moves: { nothing: 'movesNothing' },
});
