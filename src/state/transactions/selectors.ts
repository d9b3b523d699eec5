import type { Hex } from '#domain/multicall/types.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { memoize } from '#lib/memoize.ts';
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

const newestOf = memoize((records: ReturnType<typeof selectTransactions>, account: Address | undefined) =>
  Object.values(records)
    .filter(({ from }) => from === account)
    .sort((a, b) => b.addedTime - a.addedTime),
);

export const selectTransactionsOf = (state: WithTransactions, chainId: number, account: Address | undefined) =>
  newestOf(selectTransactions(state, chainId), account);
