import type { NodeAnswers } from '#chain/sending/receiptFromNodes.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import { followedHash } from '#domain/transactions/settlement.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { disputedReceipts } from '#stores/disputedReceipts.ts';
import { readOwnReceipt, type QueryContext, type ReadReceipt } from './receiptQuery.ts';

/** Requests, one per block, after which a revert counts that no second node confirms or denies. */
const MAX_UNCONFIRMED = 15;
/** The same if no second node answers at all. */
const MAX_SILENT = 3;

interface Tries {
  blockHash: string;
  isAsking: boolean;
  unconfirmed: number;
  silent: number;
  /** Hosts of nodes whose last answer is a success. */
  readonly deniedBy: Set<string>;
}

type Opinion = 'agrees' | 'denies' | 'unconfirmed' | 'silent';

/** A node that does not answer keeps its denial until the user removes it from the settings. */
const opinionOf = (
  record: TransactionRecord,
  { receipt }: ReadReceipt,
  answers: NodeAnswers,
  deniedBy: Set<string>,
): Opinion => {
  for (const node of deniedBy) if (!answers.has(node)) deniedBy.delete(node);
  const reports = [...answers].map(([node, answer]) => {
    const report = readOwnReceipt(record, answer)?.receipt;
    if (report && isSuccess(report)) deniedBy.add(node);
    else if (answer !== undefined) deniedBy.delete(node);
    return report;
  });
  const isDeniedNow = reports.some((report) => report && isSuccess(report));
  if (!isDeniedNow && reports.filter((report) => report?.blockHash === receipt.blockHash).length > 1) return 'agrees';
  if (deniedBy.size > 0) return 'denies';
  return [...answers.values()].filter((answer) => answer !== undefined).length > 1 ? 'unconfirmed' : 'silent';
};

const tries = new WeakMap<QueryContext['store'], Map<string, Tries>>();

const triesOf = ({ store }: QueryContext, { hash }: TransactionRecord, { receipt }: ReadReceipt): Tries => {
  const known = tries.get(store) ?? new Map<string, Tries>();
  tries.set(store, known);
  const { blockHash } = receipt;
  const own = known.get(hash) ?? { blockHash, isAsking: false, unconfirmed: 0, silent: 0, deniedBy: new Set() };
  known.set(hash, own);
  if (own.blockHash !== blockHash) Object.assign(own, { blockHash, unconfirmed: 0, silent: 0 });
  return own;
};

interface Revert {
  readonly read: ReadReceipt;
  readonly keep: () => void;
}

/**
 * Keeps a revert once two nodes report it in the same block, or no second node can tell. After a node reported a
 * success, the transaction stays pending and disputed, until that node's answer changes, the user removes the node, or
 * two nodes report the revert without a denial; silence changes nothing. The next block asks again.
 */
export const confirmRevert = (context: QueryContext, record: TransactionRecord, { read, keep }: Revert): void => {
  const { readReceipts } = context;
  // The receipts of a batch that ran as several transactions count together.
  if (!readReceipts || record.earlierHashes) return keep();
  const own = triesOf(context, record, read);
  if (own.isAsking) return;
  own.isAsking = true;
  const isWrapped = record.safe !== undefined || record.callsId !== undefined;
  void readReceipts(isWrapped ? read.receipt.transactionHash : followedHash(record)).then((answers) => {
    own.isAsking = false;
    if (answers.size < 2) return keep();
    const opinion = opinionOf(record, read, answers, own.deniedBy);
    disputedReceipts.set(record.hash, opinion === 'denies');
    if (opinion === 'unconfirmed') own.unconfirmed += 1;
    if (opinion === 'silent') own.silent += 1;
    const isOpen = opinion !== 'agrees' && own.unconfirmed < MAX_UNCONFIRMED && own.silent < MAX_SILENT;
    if (opinion === 'denies' || isOpen) return;
    keep();
  });
};
