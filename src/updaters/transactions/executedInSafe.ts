import { gasRefundOf } from '#chain/safe/gasRefund.ts';
import { readGasPayment } from '#chain/safe/safeExecution.ts';
import { safeTxHashes } from '#chain/safe/safeTransaction.ts';
import { readReceipt } from '#chain/sending/receipt.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import type { SafeProgress, TransactionRecord } from '#domain/transactions/types.ts';
import { isFields } from '#lib/fields.ts';
import { safeProgressed } from '#state/transactions/slice.ts';
import { callInstead } from './callInstead.ts';
import { isLook, lookRequest, takeLook, type Look, type OpenLook } from './executionLook.ts';
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
import type { SafeLooks } from './safeLooks.ts';

/** Version 1.0.0 of the Safe's contract logs no success, so the transaction must have the proposal's hash. */
const receiptByTransaction = (
  { hash, from, chainId, safe }: TransactionRecord,
  { transaction }: Look,
  answer: unknown,
): ReadReceipt | undefined => {
  const read = readReceipt(answer);
  if (!read || !isSuccess(read.receipt) || !transaction || safe?.nonce === undefined) return undefined;
  const executed = safe.executedAs ?? hash;
  return safeTxHashes(from, chainId, transaction, safe.nonce).includes(executed) ? read : undefined;
};

const executedInstead = ({ requested }: TransactionRecord, { transaction, calls }: Look) =>
  transaction && requested && callInstead(transaction, calls, requested);

const paidForGas = (
  { hash, from, safe }: TransactionRecord,
  { transaction }: Look,
  logs: readonly unknown[],
): SafeProgress['refund'] => {
  const terms = transaction && gasRefundOf(transaction);
  const amount = readGasPayment(logs, from, safe?.executedAs ?? hash);
  if (transaction ? !terms : !amount) return undefined;
  const unit = terms && (terms.token ?? 'coin');
  return { ...(unit && { unit }), ...(amount !== undefined && { amount: amount.toString() }) };
};

const learned = (record: TransactionRecord, look: Look, logs: readonly unknown[]): Partial<SafeProgress> => {
  const refund = paidForGas(record, look, logs);
  return { ...executedInstead(record, look), ...(refund && { refund }) };
};

interface ExecutedOptions {
  readonly context: QueryContext;
  readonly looks: SafeLooks;
  readonly onLooked: (looks: SafeLooks) => void;
  readonly onOther: () => void;
}

export const executedInSafe = (
  record: TransactionRecord & { readonly safe: SafeProgress },
  minedHash: TransactionRecord['hash'],
  { context, looks, onLooked, onOther }: ExecutedOptions,
): ReceiptQuery => {
  const { store, chainId } = context;
  const { hash, from, safe } = record;
  const isMined = ({ execution }: Pick<OpenLook, 'execution'>): boolean => execution.minedHash === minedHash;
  const execution = { safeTxHash: safe.executedAs ?? hash, minedHash, succeeded: true };
  const known: Look | OpenLook = looks.looked.find(isMined) ?? looks.open.find(isMined) ?? { execution };
  const request = isLook(known) ? undefined : lookRequest(known);
  return {
    hash,
    requests: [receiptRequest(minedHash), ...(request ? [request] : [])],
    take: ([receiptAnswer, lookAnswer], blockNumber) => {
      const look = isLook(known) ? known : takeLook(known, valueOf(lookAnswer), from);
      const isNews = look !== known;
      if (isNews) {
        onLooked(isLook(look) ? { open: [], looked: [...looks.looked, look] } : { ...looks, open: [look] });
      }
      const answer = valueOf(receiptAnswer);
      const read =
        readOwnReceipt(record, answer) ?? (isLook(look) ? receiptByTransaction(record, look, answer) : undefined);
      // A missing batch library's code arrives with the next block; a missing transaction is not awaited.
      const isWaiting = isNews && !isLook(look);
      if (read && !isWaiting && read.receipt.blockNumber <= blockNumber) {
        const progress = isLook(look) ? learned(record, look, read.logs) : {};
        if (Object.keys(progress).length > 0) store.dispatch(safeProgressed({ chainId, hash, progress }));
        return keepReceipt(context, record, read);
      }
      noteChecked(context, hash, blockNumber);
      if (isFields(answer) && !read && isLook(look)) onOther();
    },
  };
};
