import { useEffect } from 'react';
import { POLYGON_CHAIN_ID } from '../config/chains.ts';
import { useAppStore } from '../state/hooks.ts';
import { registerLater } from './registerLater.ts';

/** Asks with each block for the receipts that are due. */
export function TransactionUpdater(): null {
  const store = useAppStore();
  useEffect(
    () =>
      registerLater(async () =>
        (await import('./receiptPart.ts')).createReceiptPart(store, POLYGON_CHAIN_ID, Date.now),
      ),
    [store],
  );
  return null;
}
