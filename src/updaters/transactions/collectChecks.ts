import type { Hex } from '#domain/multicall/types.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { checked, type RecordCheck } from '#state/transactions/slice.ts';
import type { QueryContext } from './receiptQuery.ts';

/** From this number on, checks are not stored and rendered with each block. */
const MANY = 50;
const MANY_EACH_BLOCKS = 15;

interface Kept extends RecordCheck {
  /** A changed record discards its check. */
  readonly record: TransactionRecord | undefined;
}

/** Stores checks together: few of them with each block, many with each 15th block. */
export const collectChecks = (given: QueryContext) => {
  const { store, chainId } = given;
  const kept = new Map<Hex, Kept>();
  let storedAtBlock = -Infinity;
  const recordOf = (hash: Hex): TransactionRecord | undefined => selectTransaction(store.getState(), chainId, hash);
  const context: QueryContext = {
    ...given,
    collectChecked: (check) => void kept.set(check.hash, { ...check, record: recordOf(check.hash) }),
  };
  return {
    context,
    withCheck(record: TransactionRecord): TransactionRecord {
      const check = kept.get(record.hash);
      return check?.record === record ? { ...record, lastCheckedBlockNumber: check.blockNumber } : record;
    },
    storeDue(blockNumber: number): void {
      const since = blockNumber - storedAtBlock;
      if (kept.size === 0 || (kept.size > MANY && since >= 0 && since < MANY_EACH_BLOCKS)) return;
      storedAtBlock = blockNumber;
      const checks = [...kept.values()].filter(({ hash, record }) => recordOf(hash) === record);
      kept.clear();
      if (checks.length === 0) return;
      const plain = checks.map(({ hash, blockNumber: at, isUnseen }) => ({ hash, blockNumber: at, isUnseen }));
      store.dispatch(checked({ chainId, checks: plain }));
    },
  };
};
