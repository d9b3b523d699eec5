import { isFinal } from './settlement.ts';
import type { TransactionRecord } from './types.ts';

/** Maximum number per account and chain. */
export const MAX_FINISHED = 100;
/** Maximum number per account and chain. Swaps on other exchanges are known only from these records. */
export const MAX_FINISHED_SWAPS = 500;

const groupOf = ({ from, info }: TransactionRecord): string => `${from} ${String(info.kind === 'swap')}`;

/**
 * Records that are not final, and the newest final ones per account. If two are of the same age, the lower hash stays,
 * so that all tabs agree.
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
