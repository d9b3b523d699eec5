import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { Hex } from '#domain/multicall/types.ts';
import type { ClearedTimes, RecordsByChain } from '#domain/transactions/mergeTransactions.ts';
import type { CallOutcome } from '#domain/transactions/callOutcome.ts';
import type { RevertCause } from '#domain/transactions/revertCause.ts';
import type {
  ClaimedRewards,
  OrderOutcome,
  SafeProgress,
  SignedFacts,
  TransactionEnding,
  TransactionReceipt,
  TransactionRecord,
  UnplannedMove,
} from '#domain/transactions/types.ts';

export type TransactionsState = Record<number, Record<Hex, TransactionRecord>>;

/** `hash`: the wallet's answer, which may be missing. */
export interface TransactionAdded extends Pick<
  TransactionRecord,
  | 'from'
  | 'chainId'
  | 'summary'
  | 'info'
  | 'also'
  | 'approval'
  | 'addedTime'
  | 'presumed'
  | 'requested'
  | 'signedAtBlock'
  | 'safe'
  | 'callsId'
  | 'sentAfterRefusal'
  | 'requestId'
> {
  readonly hash: Hex | undefined;
}

interface RecordKey {
  readonly chainId: number;
  readonly hash: Hex;
}

export interface RecordCheck {
  readonly hash: Hex;
  readonly blockNumber: number;
  readonly isUnseen: boolean;
}

interface Checked {
  readonly chainId: number;
  readonly checks: readonly RecordCheck[];
}

interface ReceiptFound extends RecordKey {
  readonly receipt: TransactionReceipt;
  readonly confirmedTime: number;
  readonly outcome?: OrderOutcome;
  readonly claimed?: ClaimedRewards;
  readonly calls?: readonly (CallOutcome | null)[];
  readonly unplanned?: readonly UnplannedMove[];
  readonly returnedCoin?: string;
}

/** `signed` is missing if the node does not know it. */
interface LookedUp extends RecordKey {
  readonly blockNumber: number;
  readonly signed?: SignedFacts;
}

interface RevertExplained extends RecordKey {
  readonly revert: RevertCause;
}

interface CallsReported extends RecordKey {
  readonly stage: TransactionRecord['callsStage'];
  readonly minedHash: Hex | undefined;
  readonly earlierHashes?: readonly Hex[];
}

interface Cleared {
  readonly chainId: number;
  readonly atMs: number;
}

interface TransactionsMerged {
  readonly transactions: RecordsByChain;
  readonly clearedTimes: ClearedTimes;
}

const initialTransactions: TransactionsState = {};

const transactionsSlice = createSlice({
  name: 'transactions',
  initialState: initialTransactions,
  reducers: {
    /** Throws without a hash, and for a known hash. */
    added: (state, action: PayloadAction<TransactionAdded>) => {
      const { chainId, hash } = action.payload;
      if (!hash) throw new Error('No transaction hash found.');
      const ofChain = (state[chainId] ??= {});
      if (ofChain[hash]) throw new Error('Attempted to add existing transaction.');
      ofChain[hash] = { ...action.payload, hash } as Draft<TransactionRecord>;
    },
    checked: (state, action: PayloadAction<Checked>) => {
      const { chainId, checks } = action.payload;
      for (const { hash, blockNumber, isUnseen } of checks) {
        const record = state[chainId]?.[hash];
        if (!record) continue;
        record.lastCheckedBlockNumber = Math.max(blockNumber, record.lastCheckedBlockNumber ?? 0);
        if (isUnseen) record.unseenSinceBlock ??= blockNumber;
      }
    },
    lookedUp: (state, action: PayloadAction<LookedUp>) => {
      const { chainId, hash, blockNumber, signed } = action.payload;
      const record = state[chainId]?.[hash];
      if (!record) return;
      if (!signed) {
        record.unseenSinceBlock ??= blockNumber;
        return;
      }
      delete record.unseenSinceBlock;
      if (record.signed) return;
      record.signed = signed;
      record.signedAtBlock = blockNumber;
    },
    queued: (state, action: PayloadAction<RecordKey & { readonly behind: number }>) => {
      const { chainId, hash, behind } = action.payload;
      const record = state[chainId]?.[hash];
      if (!record) return;
      if (behind > 0) record.waitsBehind = behind;
      else delete record.waitsBehind;
    },
    receiptFound: (state, action: PayloadAction<ReceiptFound>) => {
      const { chainId, hash, receipt, confirmedTime, outcome, claimed, calls, unplanned, returnedCoin } =
        action.payload;
      const record = state[chainId]?.[hash];
      if (!record) return;
      record.receipt = receipt;
      record.confirmedTime = confirmedTime;
      record.changedTime = confirmedTime;
      record.lastCheckedBlockNumber = Math.max(receipt.blockNumber, record.lastCheckedBlockNumber ?? 0);
      delete record.revert;
      delete record.ended;
      delete record.unseenSinceBlock;
      delete record.waitsBehind;
      if (outcome) record.outcome = outcome;
      if (claimed) record.claimed = claimed as Draft<ClaimedRewards>;
      if (calls) record.calls = calls as Draft<(CallOutcome | null)[]>;
      if (unplanned) record.unplanned = [...unplanned];
      if (returnedCoin !== undefined) record.returnedCoin = returnedCoin;
    },
    revertExplained: (state, action: PayloadAction<RevertExplained>) => {
      const { chainId, hash, revert } = action.payload;
      const record = state[chainId]?.[hash];
      if (record?.receipt) record.revert = revert;
    },
    /** The same call was mined under the hash `by`; without `by`, under the original one. */
    spedUp: (state, action: PayloadAction<RecordKey & { readonly by?: Hex }>) => {
      const { chainId, hash, by } = action.payload;
      const record = state[chainId]?.[hash];
      if (!record) return;
      if (by) record.replacedBy = by;
      else delete record.replacedBy;
    },
    safeProgressed: (state, action: PayloadAction<RecordKey & { readonly progress: Partial<SafeProgress> }>) => {
      const { chainId, hash, progress } = action.payload;
      const safe = state[chainId]?.[hash]?.safe;
      if (safe) Object.assign(safe, progress);
    },
    callsReported: (state, action: PayloadAction<CallsReported>) => {
      const { chainId, hash, minedHash, stage, earlierHashes = [] } = action.payload;
      const record = state[chainId]?.[hash];
      if (!record) return;
      Object.assign(record, { callsStage: stage, replacedBy: minedHash ?? record.replacedBy });
      if (minedHash && earlierHashes.length > 0) record.earlierHashes = [...earlierHashes];
      if (minedHash) delete record.lastCheckedBlockNumber;
    },
    replaced: (
      state,
      action: PayloadAction<RecordKey & { readonly ended: TransactionEnding; readonly atMs: number }>,
    ) => {
      const { chainId, hash, ended, atMs } = action.payload;
      const record = state[chainId]?.[hash];
      if (!record || record.receipt) return;
      record.ended = ended;
      record.changedTime = atMs;
      record.lastCheckedBlockNumber = Math.max(ended.blockNumber, record.lastCheckedBlockNumber ?? 0);
      delete record.replacedBy;
    },
    /** A reorg removed the receipt or replacement, so the transaction is pending again and is checked at once. */
    receiptReorganised: (state, action: PayloadAction<RecordKey & { readonly atMs: number }>) => {
      const { chainId, hash, atMs } = action.payload;
      const record = state[chainId]?.[hash];
      if (!record) return;
      delete record.receipt;
      delete record.confirmedTime;
      delete record.outcome;
      delete record.claimed;
      delete record.calls;
      delete record.unplanned;
      delete record.returnedCoin;
      delete record.revert;
      delete record.ended;
      delete record.replacedBy;
      delete record.lastCheckedBlockNumber;
      record.changedTime = atMs;
    },
    merged: (_state, { payload }: PayloadAction<TransactionsMerged>) => payload.transactions as TransactionsState,
    cleared: {
      reducer: (state, action: PayloadAction<Cleared>) => {
        state[action.payload.chainId] = {};
      },
      prepare: ({ chainId }: { readonly chainId: number }) => ({ payload: { chainId, atMs: Date.now() } }),
    },
  },
});

export const {
  added,
  checked,
  lookedUp,
  queued,
  receiptFound,
  revertExplained,
  spedUp,
  safeProgressed,
  callsReported,
  replaced,
  receiptReorganised,
  merged,
  cleared,
} = transactionsSlice.actions;
export const transactionsReducer = transactionsSlice.reducer;
