import { configureStore } from '@reduxjs/toolkit';
import type { TransactionInfo, TransactionRecord } from '#domain/transactions/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { added, type TransactionAdded } from '#state/transactions/slice.ts';
import { createPopupMiddleware } from '#updaters/transactions/popupMiddleware.ts';

export const alice: Address = '0x0000000000000000000000000000000000000001';
export const HASH = '0x01';
const chainId = 137;
const approve: TransactionInfo = {
  kind: 'approve',
  token: { symbol: 'USDC', decimals: 6 },
  spender: alice,
  amount: '1',
};

/** An `eth_getTransactionReceipt` answer. */
export const receiptAt = (block: number, extra: object = {}) => ({
  blockHash: `0x${block.toString(16).padStart(4, '0')}`,
  blockNumber: `0x${block.toString(16)}`,
  from: alice,
  to: alice,
  status: '0x1',
  transactionHash: HASH,
  transactionIndex: '0x0',
  logs: [],
  ...extra,
});

/** The real store with one transaction that was sent. */
export const sendOne = (known: Partial<TransactionAdded> = {}) => {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false }).prepend(createPopupMiddleware()),
  });
  const sent = { hash: HASH, from: alice, chainId, summary: 'Approve USDC', info: approve, addedTime: 1 } as const;
  store.dispatch(added({ ...sent, ...known }));
  const record = (): TransactionRecord => {
    const found = store.getState().transactions[chainId]?.[HASH];
    if (!found) throw new Error('there is no such record');
    return found;
  };
  const popups = () => store.getState().app.popupList.map(({ content }) => content.txn);
  return { store, chainId, context: { store, chainId, nowMs: () => 7 }, record, popups };
};
