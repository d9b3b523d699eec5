import type { Hex } from '#domain/multicall/types.ts';
import { isSettled } from '#domain/transactions/isSettled.ts';
import type { TransactionReceipt } from '#domain/transactions/types.ts';
import type { AppStore } from '#state/hooks.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';

/** Undefined once another transaction has replaced it or its record is cleared, because no receipt follows. */
export const waitForReceipt = (store: AppStore, chainId: number, hash: Hex): Promise<TransactionReceipt | undefined> =>
  new Promise((resolve) => {
    const look = (): boolean => {
      const record = selectTransaction(store.getState(), chainId, hash);
      const isOver = record === undefined || isSettled(record);
      if (isOver) resolve(record?.receipt);
      return isOver;
    };
    if (look()) return;
    const stop = store.subscribe(() => {
      if (look()) stop();
    });
  });
