import { gasRefundOf } from '#chain/safe/gasRefund.ts';
import { readGasPayment } from '#chain/safe/safeExecution.ts';
import { safeTxHashes } from '#chain/safe/safeTransaction.ts';
import { readReceipt } from '#chain/sending/receipt.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import type { SafeProgress, TransactionRecord } from '#domain/transactions/types.ts';
import { isFields } from '#lib/fields.ts';
import { safeProgressed } from '#state/transactions/slice.ts';
import { callInstead } from './callInstead.ts';
import { isFinished, lookupRequest, continueLookup, type FinishedLookup, type OpenLookup } from './executionLookup.ts';
import { keepReceipt } from './keepReceipt.ts';
import {
  noteChecked,
  readOwnReceipt,
  receiptRequest,
  valueOf,
  type QueryContext,
  type ReadReceipt,
  type ReceiptQuery,
} from './receiptQuery.ts';
import type { SafeLookups } from './safeLookups.ts';

/** Version 1.0.0 of the Safe's contract logs no success, so the transaction must have the proposal's hash. */
const receiptByTransaction = (
  { hash, from, chainId, safe }: TransactionRecord,
  { transaction }: FinishedLookup,
  answer: unknown,
): ReadReceipt | undefined => {
  const read = readReceipt(answer);
  if (!read || !isSuccess(read.receipt) || !transaction || safe?.nonce === undefined) return undefined;
  const executed = safe.executedAs ?? hash;
  return safeTxHashes(from, chainId, transaction, safe.nonce).includes(executed) ? read : undefined;
};

const executedInstead = ({ requested }: TransactionRecord, { transaction, calls }: FinishedLookup) =>
  transaction && requested && callInstead(transaction, calls, requested);

const paidForGas = (
  { hash, from, safe }: TransactionRecord,
  { transaction }: FinishedLookup,
  logs: readonly unknown[],
): SafeProgress['refund'] => {
  const terms = transaction && gasRefundOf(transaction);
  const amount = readGasPayment(logs, from, safe?.executedAs ?? hash);
  if (transaction ? !terms : !amount) return undefined;
  const unit = terms && (terms.token ?? 'coin');
  return { ...(unit && { unit }), ...(amount !== undefined && { amount: amount.toString() }) };
};

const learned = (
  record: TransactionRecord,
  lookup: FinishedLookup,
  logs: readonly unknown[],
): Partial<SafeProgress> => {
  const refund = paidForGas(record, lookup, logs);
  return { ...executedInstead(record, lookup), ...(refund && { refund }) };
};

interface ExecutedOptions {
  readonly context: QueryContext;
  readonly lookups: SafeLookups;
  readonly onLooked: (lookups: SafeLookups) => void;
  readonly onOther: () => void;
}

export const executedInSafe = (
  record: TransactionRecord & { readonly safe: SafeProgress },
  minedHash: TransactionRecord['hash'],
  { context, lookups, onLooked, onOther }: ExecutedOptions,
): ReceiptQuery => {
  const { store, chainId } = context;
  const { hash, from, safe } = record;
  const isMined = ({ execution }: Pick<OpenLookup, 'execution'>): boolean => execution.minedHash === minedHash;
  const execution = { safeTxHash: safe.executedAs ?? hash, minedHash, succeeded: true };
  const known: FinishedLookup | OpenLookup = lookups.finished.find(isMined) ??
    lookups.open.find(isMined) ?? { execution };
  const request = isFinished(known) ? undefined : lookupRequest(known);
  return {
    hash,
    requests: [receiptRequest(minedHash), ...(request ? [request] : [])],
    take: ([receiptAnswer, lookAnswer], blockNumber) => {
      const lookup = isFinished(known) ? known : continueLookup(known, valueOf(lookAnswer), from);
      const isNews = lookup !== known;
      if (isNews) {
        onLooked(
          isFinished(lookup) ? { open: [], finished: [...lookups.finished, lookup] } : { ...lookups, open: [lookup] },
        );
      }
      const answer = valueOf(receiptAnswer);
      const read =
        readOwnReceipt(record, answer) ??
        (isFinished(lookup) ? receiptByTransaction(record, lookup, answer) : undefined);
      // A missing batch library's code arrives with the next block; a missing transaction is not awaited.
      const isWaiting = isNews && !isFinished(lookup);
      if (read && !isWaiting && read.receipt.blockNumber <= blockNumber) {
        const progress = isFinished(lookup) ? learned(record, lookup, read.logs) : {};
        if (Object.keys(progress).length > 0) store.dispatch(safeProgressed({ chainId, hash, progress }));
        return keepReceipt(context, record, read);
      }
      noteChecked(context, hash, blockNumber);
      if (isFields(answer) && !read && isFinished(lookup)) onOther();
    },
  };
};
