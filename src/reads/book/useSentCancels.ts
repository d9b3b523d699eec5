import { useMemo } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { wrappedNative } from '#config/tokens/tokens.ts';
import { sentCancels, type SentCancel } from '#domain/transactions/pendingCancels.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';

/** Pending cancellations of any tab, by the key of their order. */
export const useSentCancels = (): ReadonlyMap<string, SentCancel> => {
  const records = useAppSelector((state) => selectTransactions(state, POLYGON_CHAIN_ID));
  return useMemo(() => sentCancels(Object.values(records), wrappedNative.address), [records]);
};
