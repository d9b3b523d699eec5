import type { Hex } from '../domain/multicall/types.ts';
import type { TransactionReceipt } from '../domain/transactions/types.ts';
import type { AppStore } from '../state/hooks.ts';
import { selectTransaction } from '../state/transactions/selectors.ts';

/** Resolves once the blocks have brought the receipt of a recorded transaction. */
export const receiptOf = (store: AppStore, chainId: number, hash: Hex): Promise<TransactionReceipt> =>
  new Promise((resolve) => {
    const look = (): boolean => {
      const receipt = selectTransaction(store.getState(), chainId, hash)?.receipt;
      if (receipt) resolve(receipt);
      return receipt !== undefined;
    };
    if (look()) return;
    const stop = store.subscribe(() => {
      if (look()) stop();
    });
  });
