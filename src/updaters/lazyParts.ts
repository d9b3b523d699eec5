import { POLYGON_CHAIN_ID } from '../config/chains.ts';
import type { AppStore } from '../state/hooks.ts';
import { createAccountParts } from './accountParts.ts';
import { registerPart } from './blockTick.ts';
import { followFills } from './fillNotices.ts';
import { createReceiptPart } from './receiptPart.ts';
import { followTicket } from './ticketAddress.ts';

/**
 * Starts what is not needed for the first page: receipts of transactions, the account's orders and pools, what others
 * fill of its orders, and the ticket's address. Returns the way out.
 */
export const startLazyParts = (store: AppStore): (() => void) => {
  const parts = [createReceiptPart(store, POLYGON_CHAIN_ID, Date.now), ...createAccountParts()];
  const leave = [...parts.map(registerPart), followFills(store), followTicket(store)];
  return () => leave.forEach((one) => one());
};
