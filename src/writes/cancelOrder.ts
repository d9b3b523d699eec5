import { orderBook } from '../chain/abis/orderBook.ts';
import type { Address, Token } from '../domain/tokens/types.ts';
import type { TransactionPlan } from './plan.ts';
import { currencyFact } from './placeOrder.ts';

/** An open order of one's own. `amount`: how much of the sold token to take back; all that remains ends the order. */
export interface CancelTerms {
  readonly soldToken: Token;
  readonly wantedToken: Token;
  readonly index: bigint;
  readonly amount: bigint;
}

/** The call that takes an order back. Wrapped native coin comes back as native coin: the contract unwraps it. */
export const planCancel = ({ soldToken, wantedToken, index, amount }: CancelTerms, book: Address): TransactionPlan => ({
  contract: book,
  method: 'cancelOrderForNum',
  callData: orderBook.cancelOrderForNum.encode(soldToken.address, wantedToken.address, index, amount),
  value: 0n,
  info: {
    kind: 'cancelOrder',
    orderIndex: index.toString(),
    input: currencyFact(soldToken),
    output: currencyFact(wantedToken),
    amount: amount.toString(),
  },
});
