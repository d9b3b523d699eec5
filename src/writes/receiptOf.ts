import type { Hex } from '../domain/multicall/types.ts';
import type { TransactionReceipt } from '../domain/transactions/types.ts';
import type { AppStore } from '../state/hooks.ts';
import { selectTransaction } from '../state/transactions/selectors.ts';

/**
 * Resolves once the blocks have brought the receipt of a recorded transaction; with nothing once its record is cleared,
 * for then nobody asks for the receipt any more.
 */
export const receiptOf = (store: AppStore, chainId: number, hash: Hex): Promise<TransactionReceipt | undefined> =>
  new Promise((resolve) => {
    const look = (): boolean => {
      const record = selectTransaction(store.getState(), chainId, hash);
      const isOver = record === undefined || record.receipt !== undefined;
      if (isOver) resolve(record?.receipt);
      return isOver;
    };
    if (look()) return;
    const stop = store.subscribe(() => {
      if (look()) stop();
    });
  });
