import { rejectionHashes, safeTxHashes } from '#chain/safe/safeTransaction.ts';
import type { SafeExecution } from '#chain/safe/safeExecution.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isSameCalls } from '#domain/transactions/sameCalls.ts';
import { followedHash } from '#domain/transactions/settlement.ts';
import { shortCall } from '#domain/transactions/shortCall.ts';
import type { SafeProgress, TransactionEnding, TransactionRecord } from '#domain/transactions/types.ts';
import { isLook, isOpen, takeLook, type Look, type OpenLook } from './executionLook.ts';

interface EndedAt {
  readonly nonce: number;
  readonly blockNumber: number;
  readonly records: readonly TransactionRecord[];
}

const MAX_OPEN = 8;

export interface SafeLooks {
  readonly open: readonly OpenLook[];
  readonly looked: readonly Look[];
}

export const NO_LOOKS: SafeLooks = { open: [], looked: [] };

/** @param answers one per open look; undefined without a response */
export const withLooks = (
  { open, looked }: SafeLooks,
  answers: readonly unknown[],
  found: readonly SafeExecution[],
  safe: Address,
): SafeLooks => {
  const taken = open.map((look, index) => takeLook(look, answers[index], safe));
  const all = [...looked, ...taken.filter(isLook)];
  const known = new Set([...all, ...taken].map(({ execution }) => execution.safeTxHash));
  const fresh = found.filter(
    ({ safeTxHash, minedHash }, index, every) =>
      minedHash !== undefined &&
      !known.has(safeTxHash) &&
      every.findIndex((other) => other.safeTxHash === safeTxHash) === index,
  );
  const waiting = [...taken.filter(isOpen), ...fresh.map((execution) => ({ execution }))];
  return { open: waiting.slice(-MAX_OPEN), looked: all };
};

/** True if the execution used this Safe nonce: only then its log has the hash. */
const hasNonce = ({ execution, transaction }: Look, { from, chainId }: TransactionRecord, nonce: number): boolean =>
  transaction !== undefined && safeTxHashes(from, chainId, transaction, nonce).includes(execution.safeTxHash);

/**
 * Execution of the same calls under another hash that no other record has. If the Safe reported a nonce, it must be the
 * same.
 */
export const executedAs = (
  { looked }: SafeLooks,
  record: TransactionRecord,
  { nonce }: SafeProgress,
  isOfAnother: (safeTxHash: SafeExecution['safeTxHash']) => boolean,
): SafeExecution | undefined => {
  const { requested } = record;
  if (!requested) return undefined;
  const isSame = (look: Look): boolean =>
    look.calls !== undefined &&
    !isOfAnother(look.execution.safeTxHash) &&
    isSameCalls(look.calls, requested) &&
    (nonce === undefined || hasNonce(look, record, nonce));
  return looked.find(isSame)?.execution;
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
  { looked }: SafeLooks,
  record: TransactionRecord,
  { nonce, blockNumber, records }: EndedAt,
): TransactionEnding => {
  const rejections = rejectionHashes(record.from, record.chainId, nonce);
  const rejected = looked.find(({ execution }) => rejections.includes(execution.safeTxHash));
  const other = rejected ?? looked.find((look) => hasNonce(look, record, nonce));
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
