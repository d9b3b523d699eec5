import { erc20 } from '#chain/abis/erc20.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import type { BalanceChange, TransactionPlan } from './plan.ts';

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

/** Raw balance of the account before the transaction, and the raw amount that it gains at least. */
export interface Gain {
  readonly token: Token;
  readonly held: bigint;
  readonly least: bigint;
}

const paidBy = ({ moves }: TransactionPlan, { address }: Token, account: Address): bigint => {
  if ('nothing' in moves) return 0n;
  const isPaid = ({ currency, change, owner = account }: BalanceChange): boolean =>
    currency.address === address && owner === account && change > 0n;
  return moves.filter(isPaid).reduce((sum, { change }) => sum + change, 0n);
};

/**
 * Reverts the batch unless the account gained the amount besides the payments of `before`: earlier plans of the batch,
 * such as a withdrawal that also pays rewards. Otherwise these would make up for a swap that paid less.
 */
export const requireGain = (
  account: Address,
  { token, held, least }: Gain,
  before: readonly TransactionPlan[],
): TransactionPlan => {
  const besides = before.reduce((sum, plan) => sum + paidBy(plan, token, account), 0n);
  return planRequirement(token, account, held + besides + least);
};
