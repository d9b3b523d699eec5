import { orderBook } from '../chain/abis/orderBook.ts';
import type { Address, Currency, Token } from '../domain/tokens/types.ts';
import { err, ok } from '../lib/result.ts';
import type { TransactionPlan } from './plan.ts';
import { currencyFact } from './placeOrder.ts';

/** An open order of one's own. `amount`: how much of the sold token to take back; all that remains ends the order. */
export interface CancelTerms {
  readonly soldToken: Token;
  readonly wantedToken: Token;
  /** What comes back of the sold token: native coin for wrapped, for the contract unwraps it. */
  readonly paidBack: Currency;
  readonly index: bigint;
  readonly amount: bigint;
}

/** The call that takes an order back. */
export const planCancel = (
  { soldToken, wantedToken, paidBack, index, amount }: CancelTerms,
  book: Address,
): TransactionPlan => ({
  contract: book,
  method: 'cancelOrderForNum',
  callData: orderBook.cancelOrderForNum.encode(soldToken.address, wantedToken.address, index, amount),
  value: 0n,
  info: {
    kind: 'cancelOrder',
    orderIndex: index.toString(),
    input: currencyFact(paidBack),
    output: currencyFact(wantedToken),
    amount: amount.toString(),
  },
  check: (returned) =>
    orderBook.cancelOrderForNum.decode(returned).ok ? ok(undefined) : err({ code: 'wrongContract' }),
});
