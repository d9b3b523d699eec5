import { useEffect } from 'react';
import { POLYGON_CHAIN_ID } from '../config/chains.ts';
import { useAppStore } from '../state/hooks.ts';
import { registerPart } from './blockTick.ts';
import { createReceiptPart } from './receiptPart.ts';

/** Asks with each block for the receipts that are due. */
export function TransactionUpdater(): null {
  const store = useAppStore();
  useEffect(() => registerPart(createReceiptPart(store, POLYGON_CHAIN_ID, Date.now)), [store]);
  return null;
}
