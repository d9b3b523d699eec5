import { isFinal } from './settlement.ts';
import type { TransactionRecord } from './types.ts';

/** Finished transactions that are kept of an account on a chain. */
export const MAX_FINISHED = 100;
/** Finished swaps on other exchanges that are kept: the account's trades there are known from its records alone. */
export const MAX_FINISHED_SWAPS = 500;

const groupOf = ({ from, info }: TransactionRecord): string => `${from} ${String(info.kind === 'swap')}`;

/**
 * The records of one chain that stay: every one whose outcome is not final, and of each account the newest of the final
 * ones. Of records added at the same time those with the lower hash stay, so that all tabs drop the same ones.
 */
export const pruneTransactions = (records: readonly TransactionRecord[]): readonly TransactionRecord[] => {
  const counts = new Map<string, number>();
  const newestFirst = records.filter(isFinal).sort((a, b) => b.addedTime - a.addedTime || (a.hash < b.hash ? -1 : 1));
  const dropped = new Set(
    newestFirst.filter((record) => {
      const group = groupOf(record);
      const count = (counts.get(group) ?? 0) + 1;
      counts.set(group, count);
      return count > (record.info.kind === 'swap' ? MAX_FINISHED_SWAPS : MAX_FINISHED);
    }),
  );
  return dropped.size === 0 ? records : records.filter((record) => !dropped.has(record));
};
