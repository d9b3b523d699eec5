import { createSelector } from '@reduxjs/toolkit';
import type { Hex } from '#domain/multicall/types.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { TransactionsState } from './slice.ts';

interface WithTransactions {
  readonly transactions: TransactionsState;
}

const NONE: Record<Hex, TransactionRecord> = {};

export const selectTransactions = (
  state: WithTransactions,
  chainId: number,
): Readonly<Record<Hex, TransactionRecord>> => state.transactions[chainId] ?? NONE;

export const selectTransaction = (state: WithTransactions, chainId: number, hash: Hex): TransactionRecord | undefined =>
  state.transactions[chainId]?.[hash];

/** Transactions of an account on a chain, newest first. */
export const selectTransactionsOf = createSelector(
  [selectTransactions, (_state: WithTransactions, _chainId: number, account: Address | undefined) => account],
  (records, account) =>
    Object.values(records)
      .filter(({ from }) => from === account)
      .sort((a, b) => b.addedTime - a.addedTime),
);
