import { bookDeposits } from '#chain/abis/bookDeposits.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { amountRead } from './decisiveReads.ts';
import type { TransactionPlan } from './plan.ts';
import { currencyFact } from './placeOrder.ts';
import { balanceMoves } from './shownMoves.ts';

/** The call that pays a deposit out, the wrapped coin as its token. Raw units. */
export const planWithdraw = (token: Token, amount: bigint, book: Address): TransactionPlan => ({
  contract: book,
  method: 'withdraw',
  callData: bookDeposits.withdraw.encode(token.address, amount),
  value: 0n,
  info: { kind: 'withdrawDeposit', token: currencyFact(token), amount: amount.toString() },
  moves: balanceMoves({ currency: currencyFact(token), change: amount, payer: book }),
  reads: (from) => [amountRead('deposit', currencyFact(token), bookDeposits.userDiposit, book, from, token.address)],
});
