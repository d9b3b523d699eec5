import { rejectionHashes } from '#chain/safe/rejectionHash.ts';
import type { SafeExecution } from '#chain/safe/safeExecution.ts';
import { decodeExecution, isUnknownBatch, runsCalls, safeTxHashes } from '#chain/safe/safeTransaction.ts';
import type { SafeTransaction } from '#chain/safe/safeTransaction.ts';
import type { Address } from '#domain/tokens/types.ts';
import { shortCall } from '#domain/transactions/shortCall.ts';
import type {
  KnownTransaction,
  SafeProgress,
  TransactionEnding,
  TransactionRecord,
} from '#domain/transactions/types.ts';

/** Executions looked at with one block. */
const MAX_OPEN = 8;

interface Look {
  readonly execution: SafeExecution;
  /** Undefined where another contract called the Safe, so that its transaction can't be read. */
  readonly transaction: SafeTransaction | undefined;
}

/** Executions of a Safe under other hashes than the one that is followed; `open`: their calls are not known yet. */
export interface SafeLooks {
  readonly open: readonly SafeExecution[];
  readonly looked: readonly Look[];
}

export const NO_LOOKS: SafeLooks = { open: [], looked: [] };

/**
 * The looks after the answers about those that were open.
 * @param answers a transaction each; undefined where the node did not answer, so that it is requested again
 * @param found executions of the last search
 */
export const withLooks = (
  { open, looked }: SafeLooks,
  answers: readonly (KnownTransaction | null | undefined)[],
  found: readonly SafeExecution[],
  safe: Address,
): SafeLooks => {
  const requested = open.slice(0, answers.length);
  const fresh = requested.flatMap((execution, index): readonly Look[] => {
    const answer = answers[index];
    if (!answer) return [];
    return [{ execution, transaction: answer.signed.to === safe ? decodeExecution(answer.signed.data) : undefined }];
  });
  const all = [...looked, ...fresh];
  const isLooked = ({ safeTxHash }: SafeExecution): boolean =>
    all.some(({ execution }) => execution.safeTxHash === safeTxHash);
  const waiting = [...open, ...found].filter(
    (execution, index, every) =>
      execution.minedHash !== undefined &&
      !isLooked(execution) &&
      every.findIndex(({ safeTxHash }) => safeTxHash === execution.safeTxHash) === index,
  );
  return { open: waiting.slice(-MAX_OPEN), looked: all };
};

/** True where the execution took that nonce of the Safe: only then its hash is the one of the log. */
const hasNonce = ({ execution, transaction }: Look, { from, chainId }: TransactionRecord, nonce: number): boolean =>
  transaction !== undefined && safeTxHashes(from, chainId, transaction, nonce).includes(execution.safeTxHash);

/** The execution of the same calls under another hash: with the record's nonce, where the Safe has reported one. */
export const executedAs = (
  { looked }: SafeLooks,
  record: TransactionRecord,
  { nonce }: SafeProgress,
): SafeExecution | undefined => {
  const { requested } = record;
  if (!requested) return undefined;
  const isSame = (look: Look): boolean =>
    look.transaction !== undefined &&
    runsCalls(look.transaction, requested) &&
    (nonce === undefined || hasNonce(look, record, nonce));
  return looked.find(isSame)?.execution;
};

/** The end of a proposal whose nonce the Safe used for something else. */
export const endingBy = (
  { looked }: SafeLooks,
  record: TransactionRecord,
  nonce: number,
  blockNumber: number,
): TransactionEnding => {
  const rejections = rejectionHashes(record.from, record.chainId, nonce);
  const rejected = looked.find(({ execution }) => rejections.includes(execution.safeTxHash));
  const other = rejected ?? looked.find((look) => hasNonce(look, record, nonce));
  if (!other) return { kind: 'unknownInSafe', blockNumber };
  const { execution, transaction } = other;
  const mined = execution.minedHash && { hash: execution.minedHash };
  if (rejected) return { kind: 'rejectedInSafe', blockNumber, ...mined };
  if (transaction && isUnknownBatch(transaction)) return { kind: 'unknownInSafe', blockNumber, ...mined };
  const instead = transaction && {
    instead: shortCall({ to: transaction.to, data: transaction.data, value: transaction.value.toString() }),
  };
  return { kind: 'replacedInSafe', blockNumber, ...mined, ...instead };
};
