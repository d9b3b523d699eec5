import { bookDeposits } from '#chain/abis/bookDeposits.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import { amountRead, spendReads } from '#writes/plan/decisiveReads.ts';
import type { PlannedRead, TransactionPlan } from '#writes/plan/plan.ts';
import { SENDER } from '#writes/plan/sender.ts';

const { deposit, userDiposit, withdraw } = bookDeposits;

const depositRead = (token: Token, book: Address): PlannedRead =>
  amountRead('deposit', currencyFact(token), userDiposit, book, SENDER, token.address);

/** The book credits the amount sent, so a fee-on-transfer token would reduce the deposits of others. */
export const planDeposit = (token: Token, amount: bigint, book: Address): TransactionPlan => ({
  contract: book,
  method: 'deposit',
  callData: deposit.encode(token.address, amount),
  value: 0n,
  info: { kind: 'depositTokens', token: currencyFact(token), amount: amount.toString() },
  moves: [
    { currency: currencyFact(token), change: -amount },
    { currency: currencyFact(token), change: amount, owner: book },
  ],
  reads: [...spendReads(currencyFact(token), book), depositRead(token, book)],
  inspect: { rule: 'depositArrives', book, token: token.address, amount },
});

export const planWithdraw = (token: Token, amount: bigint, book: Address): TransactionPlan => ({
  contract: book,
  method: 'withdraw',
  callData: withdraw.encode(token.address, amount),
  value: 0n,
  info: { kind: 'withdrawDeposit', token: currencyFact(token), amount: amount.toString() },
  moves: [{ currency: currencyFact(token), change: amount, payer: book }],
  reads: [depositRead(token, book)],
});
