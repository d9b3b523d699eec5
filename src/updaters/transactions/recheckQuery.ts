import { decodeHeader, headerRequest } from '#chain/reading/blockHeaders.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { searchAgain } from '#domain/transactions/safeProgress.ts';
import { followedHash } from '#domain/transactions/settlement.ts';
import type { TransactionReceipt, TransactionRecord } from '#domain/transactions/types.ts';
import { receiptReorganised, safeProgressed } from '#state/transactions/slice.ts';
import {
  noteChecked,
  readOwnReceipt,
  readUsedNonces,
  receiptRequest,
  usedNoncesRequest,
  valueOf,
  type Answers,
  type QueryContext,
  type ReceiptQuery,
  type ReadReceipt,
} from './receiptQuery.ts';
import { keepReceipt } from './keepReceipt.ts';

/** Transactions whose receipt was missing once, perhaps because of a lagging node; the next check decides. */
type Doubts = Set<Hex>;

const searchSafeAgain = ({ hash, safe, receipt, ended }: TransactionRecord, { store, chainId }: QueryContext): void => {
  const gone = receipt ?? ended;
  if (!safe || !gone) return;
  const progress = searchAgain(safe.searchedTo, gone.blockNumber);
  store.dispatch(safeProgressed({ chainId, hash, progress }));
};

/** True if the block still has the receipt's hash: the node then has the transaction without its receipt. */
const hasBlockOf = ({ blockHash }: TransactionReceipt, answer: Answers[number]): boolean => {
  try {
    return answer?.ok === true && decodeHeader(answer.value)?.blockHash === blockHash;
  } catch {
    return false;
  }
};

const requestsOf = (record: TransactionRecord, doubts: Doubts): ReceiptQuery['requests'] => {
  const { hash, receipt } = record;
  if (!receipt) return [receiptRequest(hash), usedNoncesRequest(record)];
  return [receiptRequest(followedHash(record)), ...(doubts.has(hash) ? [headerRequest(receipt.blockNumber)] : [])];
};

const reopenRecord = (record: TransactionRecord, context: QueryContext): void => {
  const { store, chainId, nowMs } = context;
  store.dispatch(receiptReorganised({ chainId, hash: record.hash, atMs: nowMs() }));
  searchSafeAgain(record, context);
};

/**
 * Reopens the record as pending if its receipt is missing twice in a row and its block was replaced, after a reorg, or
 * if its nonce is unused again. A node below the block of the receipt or ending proves neither: it may only lag.
 */
export const recheckQuery = (record: TransactionRecord, context: QueryContext, doubts: Doubts): ReceiptQuery => {
  const { hash } = record;
  const settledAt = (record.receipt ?? record.ended)?.blockNumber ?? 0;

  const reopen = (): void => {
    doubts.delete(hash);
    reopenRecord(record, context);
  };

  const agree = (blockNumber: number): void => {
    doubts.delete(hash);
    noteChecked(context, hash, blockNumber);
  };

  const weighReceipt = (
    kept: TransactionReceipt,
    read: ReadReceipt | undefined,
    answers: Answers,
    at: number,
  ): void => {
    if (read?.receipt.blockHash === kept.blockHash) agree(at);
    else if (read) {
      if (read.receipt.blockNumber > at) return;
      reopen();
      // The receipts of a batch that ran as several transactions are requested together.
      if (!record.earlierHashes) keepReceipt(context, record, read);
    } else if (at < settledAt) doubts.delete(hash);
    else if (!doubts.has(hash)) doubts.add(hash);
    else if (hasBlockOf(kept, answers[1])) agree(at);
    else reopen();
  };

  const weighEnding = (nonce: number | undefined, answers: Answers, blockNumber: number): void => {
    const count = readUsedNonces(record, valueOf(answers[1]));
    if (count === undefined || nonce === undefined) return;
    if (count > nonce) agree(blockNumber);
    else if (blockNumber < settledAt) doubts.delete(hash);
    else if (doubts.has(hash)) reopen();
    else doubts.add(hash);
  };

  return {
    hash,
    requests: requestsOf(record, doubts),
    take: (answers, blockNumber) => {
      const answer = valueOf(answers[0]);
      const read = readOwnReceipt(record, answer);
      if (!read && answer !== null) return;
      if (record.receipt) weighReceipt(record.receipt, read, answers, blockNumber);
      // The end that the wallet reported is final, independent of nonces.
      else if (record.callsId !== undefined) agree(blockNumber);
      else if (!read) weighEnding((record.safe ?? record.signed ?? record.presumed)?.nonce, answers, blockNumber);
      else if (read.receipt.blockNumber <= blockNumber) keepReceipt(context, record, read);
    },
  };
};
