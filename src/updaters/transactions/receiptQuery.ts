import type { AllowanceRead } from '#chain/reading/allowanceAt.ts';
import type { CoinRead } from '#chain/reading/coinMoved.ts';
import { readExecutions, readSafeNonce, safeNonceRequest } from '#chain/safe/safeExecution.ts';
import { failedOperation } from '#chain/sending/failedOperation.ts';
import { readQuantity } from '#chain/sending/knownTransaction.ts';
import { readReceipt } from '#chain/sending/receipt.ts';
import type { NodeAnswers } from '#chain/sending/receiptFromNodes.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { hasFailedInWallet } from '#domain/transactions/actualCall.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { CoinMoved } from '#domain/transactions/returnedCoin.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import type { Result } from '#lib/result.ts';
import type { AppStore } from '#state/hooks.ts';
import { checked, type RecordCheck } from '#state/transactions/slice.ts';
import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';

export type Answers = readonly (Result<unknown, unknown> | undefined)[];
export type ReadReceipt = NonNullable<ReturnType<typeof readReceipt>>;

export interface ReceiptQuery {
  readonly hash: Hex;
  readonly requests: readonly RpcRequest[];
  take(answers: Answers, blockNumber: number): void;
}

export interface QueryContext {
  readonly store: AppStore;
  readonly chainId: number;
  readonly nowMs: () => number;
  readonly collectChecked?: (check: RecordCheck) => void;
  /** Reads allowances at the end of a block. If undefined, the tokens' events count. */
  readonly readAllowances?: (
    reads: readonly AllowanceRead[],
    blockNumber: number,
  ) => Promise<readonly (bigint | undefined)[]>;
  /** Reads the receipt from node after node until one has it. Rejects if none has. */
  readonly readReceipt?: (hash: Hex) => Promise<unknown>;
  /** Answers of all nodes that the settings have at that time. Never rejects. */
  readonly readReceipts?: (hash: Hex) => Promise<NodeAnswers>;
  /** Reads the native coin that a transaction moved. If undefined, no returned coin is shown. Never rejects. */
  readonly readCoin?: (read: CoinRead) => Promise<CoinMoved | undefined>;
}

export const noteChecked = (context: QueryContext, hash: Hex, blockNumber: number, isUnseen = false): void => {
  const { store, chainId, collectChecked } = context;
  const check = { hash, blockNumber, isUnseen };
  if (collectChecked) collectChecked(check);
  else store.dispatch(checked({ chainId, checks: [check] }));
};

export const valueOf = (answer: Answers[number]): unknown => (answer?.ok ? answer.value : undefined);

export const receiptRequest = (hash: Hex): RpcRequest => ({ method: 'eth_getTransactionReceipt', params: [hash] });

const asFailed = (read: ReadReceipt): ReadReceipt => ({ ...read, receipt: { ...read.receipt, status: 0 } });

/** A bundler's transaction can succeed although the account's operation in it failed. */
const ofOperation = (read: ReadReceipt, from: Address): ReadReceipt =>
  read.receipt.from !== from && failedOperation(read.logs, from) ? asFailed(read) : read;

/**
 * The transaction of a batch must be sent by the account or log its address. It may succeed although the batch failed.
 */
const batchReceipt = (
  { from, callsStage }: Pick<TransactionRecord, 'from' | 'callsStage'>,
  read: ReadReceipt,
): ReadReceipt | undefined => {
  const concernsAccount =
    read.receipt.from === from || JSON.stringify(read.logs).toLowerCase().includes(from.slice(2).toLowerCase());
  if (!concernsAccount) return undefined;
  return hasFailedInWallet({ callsStage }) ? asFailed(read) : ofOperation(read, from);
};

/** Receipt of a record's transaction. A Safe's transaction must have the Safe's log, whose status counts. */
export const readOwnReceipt = (
  record: Pick<TransactionRecord, 'hash' | 'from' | 'safe' | 'callsId' | 'callsStage'>,
  answer: unknown,
): ReadReceipt | undefined => {
  const { hash, from, safe, callsId } = record;
  const read = readReceipt(answer);
  if (read && callsId !== undefined) return batchReceipt(record, read);
  if (!read || !safe) return read && ofOperation(read, from);
  const executed = safe.executedAs ?? hash;
  const own = readExecutions(read.logs, from)?.find(({ safeTxHash }) => safeTxHash === executed);
  return own && { ...read, receipt: { ...read.receipt, status: own.succeeded ? 1 : 0 } };
};

export const transactionCountRequest = ({ from }: Pick<TransactionRecord, 'from'>): RpcRequest => ({
  method: 'eth_getTransactionCount',
  params: [from, 'latest'],
});

/** A Safe counts its nonces separately from its account. */
export const usedNoncesRequest = (record: Pick<TransactionRecord, 'from' | 'safe'>): RpcRequest =>
  record.safe ? safeNonceRequest(record.from, 'latest') : transactionCountRequest(record);

export const readUsedNonces = ({ safe }: Pick<TransactionRecord, 'safe'>, answer: unknown): number | undefined =>
  safe ? readSafeNonce(answer) : readQuantity(answer);
