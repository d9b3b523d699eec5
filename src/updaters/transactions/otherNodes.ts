import type { Hex } from '#domain/multicall/types.ts';
import { followedHash } from '#domain/transactions/settlement.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { keepReceipt } from './keepReceipt.ts';
import { readOwnReceipt, type QueryContext } from './receiptQuery.ts';

/** A receipt that is missing once may follow its block. */
const MISSES = 2;

export interface OtherNodes {
  /** Called for a mined transaction each time that the node has no receipt of it. */
  ask(record: TransactionRecord, blockNumber: number): void;
}

/** Requests a receipt that the current node does not have from the other nodes. */
export const createOtherNodes = (context: QueryContext): OtherNodes => {
  const { store, chainId, readReceipt } = context;
  const misses = new Map<Hex, number>();

  const take = (hash: Hex, answer: unknown, blockNumber: number): void => {
    const now = selectTransaction(store.getState(), chainId, hash);
    const read = now && !now.receipt ? readOwnReceipt(now, answer) : undefined;
    if (now && read && read.receipt.blockNumber <= blockNumber) keepReceipt(context, now, read);
  };

  return {
    ask(record, blockNumber) {
      const { hash } = record;
      const missed = (misses.get(hash) ?? 0) + 1;
      if (missed < MISSES) return void misses.set(hash, missed);
      misses.delete(hash);
      readReceipt?.(followedHash(record)).then(
        (answer) => take(hash, answer, blockNumber),
        // No node has it; a later block asks again.
        () => undefined,
      );
    },
  };
};
