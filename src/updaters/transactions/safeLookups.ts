import { rejectionHashes, safeTxHashes } from '#chain/safe/safeTransaction.ts';
import type { SafeExecution } from '#chain/safe/safeExecution.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isSameCalls } from '#domain/transactions/sameCalls.ts';
import { followedHash } from '#domain/transactions/settlement.ts';
import { shortCall } from '#domain/transactions/shortCall.ts';
import type { SafeProgress, TransactionEnding, TransactionRecord } from '#domain/transactions/types.ts';
import { isFinished, isOpen, continueLookup, type FinishedLookup, type OpenLookup } from './executionLookup.ts';

interface EndedAt {
  readonly nonce: number;
  readonly blockNumber: number;
  readonly records: readonly TransactionRecord[];
}

const MAX_OPEN = 8;

export interface SafeLookups {
  readonly open: readonly OpenLookup[];
  readonly finished: readonly FinishedLookup[];
}

export const NO_LOOKUPS: SafeLookups = { open: [], finished: [] };

/** @param answers one per open lookup; undefined without a response */
export const withLookups = (
  { open, finished }: SafeLookups,
  answers: readonly unknown[],
  found: readonly SafeExecution[],
  safe: Address,
): SafeLookups => {
  const taken = open.map((lookup, index) => continueLookup(lookup, answers[index], safe));
  const all = [...finished, ...taken.filter(isFinished)];
  const known = new Set([...all, ...taken].map(({ execution }) => execution.safeTxHash));
  const fresh = found.filter(
    ({ safeTxHash, minedHash }, index, every) =>
      minedHash !== undefined &&
      !known.has(safeTxHash) &&
      every.findIndex((other) => other.safeTxHash === safeTxHash) === index,
  );
  const waiting = [...taken.filter(isOpen), ...fresh.map((execution) => ({ execution }))];
  return { open: waiting.slice(-MAX_OPEN), finished: all };
};

/** True if the execution used this Safe nonce: only then its log has the hash. */
const hasNonce = (
  { execution, transaction }: FinishedLookup,
  { from, chainId }: TransactionRecord,
  nonce: number,
): boolean =>
  transaction !== undefined && safeTxHashes(from, chainId, transaction, nonce).includes(execution.safeTxHash);

/**
 * Execution of the same calls under another hash that no other record has. If the Safe reported a nonce, it must be the
 * same.
 */
export const executedAs = (
  { finished }: SafeLookups,
  record: TransactionRecord,
  { nonce }: SafeProgress,
  isOfAnother: (safeTxHash: SafeExecution['safeTxHash']) => boolean,
): SafeExecution | undefined => {
  const { requested } = record;
  if (!requested) return undefined;
  const isSame = (lookup: FinishedLookup): boolean =>
    lookup.calls !== undefined &&
    !isOfAnother(lookup.execution.safeTxHash) &&
    isSameCalls(lookup.calls, requested) &&
    (nonce === undefined || hasNonce(lookup, record, nonce));
  return finished.find(isSame)?.execution;
};

/** Needed for version 1.0.0 of the Safe's contract, which logs no success. */
const executedSibling = (
  { hash, from }: TransactionRecord,
  nonce: number,
  records: readonly TransactionRecord[],
): TransactionRecord | undefined =>
  records.find(
    (other) => other.hash !== hash && other.from === from && other.safe?.nonce === nonce && other.receipt !== undefined,
  );

export const endingBy = (
  { finished }: SafeLookups,
  record: TransactionRecord,
  { nonce, blockNumber, records }: EndedAt,
): TransactionEnding => {
  const rejections = rejectionHashes(record.from, record.chainId, nonce);
  const rejected = finished.find(({ execution }) => rejections.includes(execution.safeTxHash));
  const other = rejected ?? finished.find((lookup) => hasNonce(lookup, record, nonce));
  const sibling = executedSibling(record, nonce, records);
  if (!other && sibling) return { kind: 'replacedInSafe', blockNumber, hash: followedHash(sibling) };
  if (!other) return { kind: 'unknownInSafe', blockNumber };
  const { execution, transaction, calls } = other;
  const mined = execution.minedHash && { hash: execution.minedHash };
  if (rejected) return { kind: 'rejectedInSafe', blockNumber, ...mined };
  if (transaction && !calls) return { kind: 'unknownInSafe', blockNumber, ...mined };
  const instead = transaction && {
    instead: shortCall({ to: transaction.to, data: transaction.data, value: transaction.value.toString() }),
  };
  return { kind: 'replacedInSafe', blockNumber, ...mined, ...instead };
};
