import { isSettled } from '#domain/transactions/isSettled.ts';
import { importWithRetry } from '#lib/later.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';
import { subscribeToBlocks } from '../block/blockSubscribers.ts';
import type { QueryContext } from './receiptQuery.ts';

export const followSafes = (context: QueryContext): (() => void) => {
  const { store, chainId } = context;
  let seen: unknown;
  let isLeft = false;
  let leave = (): void => undefined;

  const start = async (): Promise<void> => {
    const { createSafeOutlookSubscriber } = await importWithRetry(() => import('./safeOutlookSubscriber.ts'));
    if (!isLeft) leave = subscribeToBlocks(createSafeOutlookSubscriber(context));
  };
  const look = (): void => {
    const records = selectTransactions(store.getState(), chainId);
    if (records === seen) return;
    seen = records;
    if (!Object.values(records).some((record) => record.safe && !isSettled(record))) return;
    stop();
    void start().catch((cause: unknown) => console.warn('Proposals could not be simulated', cause));
  };
  const stop = store.subscribe(look);
  look();
  return () => {
    isLeft = true;
    stop();
    leave();
  };
};
