import { bookDeposits } from '#chain/abis/bookDeposits.ts';
import { bookOrders } from '#chain/abis/bookOrders.ts';
import type { Address, Currency, Token } from '#domain/tokens/types.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import { orderRead } from '#writes/plan/decisiveReads.ts';
import type { DecidingReads, TransactionPlan } from '#writes/plan/plan.ts';
import { plannedCall } from '#writes/plan/planParts.ts';
import { SENDER } from '#writes/plan/sender.ts';

export interface CancelTerms {
  readonly soldToken: Token;
  readonly boughtToken: Token;
  /** Native coin for the wrapped one, because the contract unwraps it. */
  readonly paidBack: Currency;
  readonly index: bigint;
  readonly amount: bigint;
  /** True if the order has more left than this amount. */
  readonly isPart?: boolean;
}

const cancelArguments = ({ soldToken, boughtToken, index, amount }: CancelTerms) =>
  [soldToken.address, boughtToken.address, index, amount] as const;

const remainderReads = ({ soldToken, boughtToken, index }: CancelTerms, book: Address): DecidingReads => [
  orderRead({ book, sold: currencyFact(soldToken), bought: currencyFact(boughtToken) }, [index]),
];

const cancelledInfo = ({ boughtToken, index, amount, isPart }: CancelTerms) => ({
  orderIndex: index.toString(),
  output: currencyFact(boughtToken),
  amount: amount.toString(),
  ...(isPart === true && { isPart }),
});

export const planCancelIntoDeposit = (terms: CancelTerms, book: Address): TransactionPlan => ({
  contract: book,
  method: 'cancelOrderForNumWithPreDiposit',
  callData: bookDeposits.cancelOrderForNumWithPreDiposit.encode(...cancelArguments(terms)),
  value: 0n,
  reads: remainderReads(terms, book),
  moves: [
    {
      currency: currencyFact(terms.soldToken),
      measure: bookDeposits.userDiposit.call(book, SENDER, terms.soldToken.address),
      change: terms.amount,
    },
  ],
  settlesOncePerBlock: true,
  info: {
    kind: 'cancelIntoDeposit',
    input: currencyFact(terms.soldToken),
    ...cancelledInfo(terms),
  },
  check: { rule: 'cancelReturns', method: 'cancelOrderForNumWithPreDiposit' },
});

/** If only the payout is refused, the problem reports that, because a deposit remains possible. */
export const planCancel = (terms: CancelTerms, book: Address): TransactionPlan => ({
  contract: book,
  method: 'cancelOrderForNum',
  callData: bookOrders.cancelOrderForNum.encode(...cancelArguments(terms)),
  value: 0n,
  reads: remainderReads(terms, book),
  moves: [{ currency: currencyFact(terms.paidBack), change: terms.amount, payer: book }],
  settlesOncePerBlock: true,
  info: {
    kind: 'cancelOrder',
    input: currencyFact(terms.paidBack),
    ...cancelledInfo(terms),
  },
  check: { rule: 'cancelReturns', method: 'cancelOrderForNum' },
  explain: {
    rule: 'blockedPayout',
    instead: plannedCall(planCancelIntoDeposit(terms, book)),
    isWrapped: terms.paidBack.kind === 'native',
  },
});
