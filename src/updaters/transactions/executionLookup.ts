import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import { callsOfTransaction, codeRequest, hasShapeOfBatch } from '#chain/safe/proposedCalls.ts';
import type { SafeExecution } from '#chain/safe/safeExecution.ts';
import { decodeExecution, type SafeTransaction } from '#chain/safe/safeTransaction.ts';
import { readTransaction } from '#chain/sending/knownTransaction.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { RequestedCall } from '#domain/transactions/types.ts';

/** `transaction` is set once only the batch library's code is missing. */
export interface OpenLookup {
  readonly execution: SafeExecution;
  readonly transaction?: SafeTransaction;
}

export interface FinishedLookup {
  readonly execution: SafeExecution;
  /** Undefined if another contract called the Safe. */
  readonly transaction: SafeTransaction | undefined;
  /** Undefined if unreadable, because unknown code ran in the Safe's name. */
  readonly calls: readonly RequestedCall[] | undefined;
}

export const isFinished = (lookup: FinishedLookup | OpenLookup): lookup is FinishedLookup => 'calls' in lookup;

export const isOpen = (lookup: FinishedLookup | OpenLookup): lookup is OpenLookup => !isFinished(lookup);

export const lookupRequest = ({ execution, transaction }: OpenLookup): RpcRequest | undefined => {
  if (transaction) return codeRequest(transaction.to);
  const { minedHash } = execution;
  return minedHash && { method: 'eth_getTransactionByHash', params: [minedHash] };
};

export const continueLookup = (lookup: OpenLookup, answer: unknown, safe: Address): FinishedLookup | OpenLookup => {
  const { execution, transaction: known } = lookup;
  if (known) {
    return typeof answer === 'string'
      ? { execution, transaction: known, calls: callsOfTransaction(known, answer) }
      : lookup;
  }
  const found = readTransaction(answer);
  if (!found) return lookup;
  const transaction = found.signed.to === safe ? decodeExecution(found.signed.data) : undefined;
  if (transaction && hasShapeOfBatch(transaction)) return { execution, transaction };
  return { execution, transaction, calls: transaction && callsOfTransaction(transaction, undefined) };
};
