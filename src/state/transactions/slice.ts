import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Hex } from '../../domain/multicall/types.ts';
import type { OrderOutcome, TransactionReceipt, TransactionRecord } from '../../domain/transactions/types.ts';

/** chainId -> hash -> record. */
export type TransactionsState = Record<number, Record<Hex, TransactionRecord>>;

/** `hash` is what the wallet answered, which may be nothing. */
export interface TransactionAdded extends Omit<
  TransactionRecord,
  'hash' | 'lastCheckedBlockNumber' | 'confirmedTime' | 'receipt' | 'outcome'
> {
  readonly hash: Hex | undefined;
}

interface ReceiptFound {
  readonly chainId: number;
  readonly hash: Hex;
  readonly receipt: TransactionReceipt;
  readonly confirmedTime: number;
  readonly outcome?: OrderOutcome;
}

const initialTransactions: TransactionsState = {};

const transactionsSlice = createSlice({
  name: 'transactions',
  initialState: initialTransactions,
  reducers: {
    /** Throws without a hash, and for a hash that is already there: either is a bug of the caller. */
    added: (state, action: PayloadAction<TransactionAdded>) => {
      const { chainId, hash } = action.payload;
      if (!hash) throw new Error('No transaction hash found.');
      const ofChain = (state[chainId] ??= {});
      if (ofChain[hash]) throw new Error('Attempted to add existing transaction.');
      ofChain[hash] = { ...action.payload, hash };
    },
    /** Asked up to this block and no receipt yet. */
    receiptMissing: (state, action: PayloadAction<{ chainId: number; hash: Hex; blockNumber: number }>) => {
      const { chainId, hash, blockNumber } = action.payload;
      const record = state[chainId]?.[hash];
      if (!record) return;
      record.lastCheckedBlockNumber = Math.max(blockNumber, record.lastCheckedBlockNumber ?? 0);
    },
    receiptFound: (state, action: PayloadAction<ReceiptFound>) => {
      const { chainId, hash, receipt, confirmedTime, outcome } = action.payload;
      const record = state[chainId]?.[hash];
      if (!record) return;
      record.receipt = receipt;
      record.confirmedTime = confirmedTime;
      if (outcome) record.outcome = outcome;
    },
    cleared: (state, action: PayloadAction<{ chainId: number }>) => {
      state[action.payload.chainId] = {};
    },
  },
});

export const { added, receiptMissing, receiptFound, cleared } = transactionsSlice.actions;
export const transactionsReducer = transactionsSlice.reducer;
