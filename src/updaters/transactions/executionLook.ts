import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import { callsOfTransaction, codeRequest, hasShapeOfBatch } from '#chain/safe/proposedCalls.ts';
import type { SafeExecution } from '#chain/safe/safeExecution.ts';
import { decodeExecution, type SafeTransaction } from '#chain/safe/safeTransaction.ts';
import { readTransaction } from '#chain/sending/knownTransaction.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { RequestedCall } from '#domain/transactions/types.ts';

/** `transaction` is set once only the batch library's code is missing. */
export interface OpenLook {
  readonly execution: SafeExecution;
  readonly transaction?: SafeTransaction;
}

export interface Look {
  readonly execution: SafeExecution;
  /** Undefined if another contract called the Safe. */
  readonly transaction: SafeTransaction | undefined;
  /** Undefined if unreadable, because unknown code ran in the Safe's name. */
  readonly calls: readonly RequestedCall[] | undefined;
}

export const isLook = (look: Look | OpenLook): look is Look => 'calls' in look;

export const isOpen = (look: Look | OpenLook): look is OpenLook => !isLook(look);

export const lookRequest = ({ execution, transaction }: OpenLook): RpcRequest | undefined => {
  if (transaction) return codeRequest(transaction.to);
  const { minedHash } = execution;
  return minedHash && { method: 'eth_getTransactionByHash', params: [minedHash] };
};

export const takeLook = (look: OpenLook, answer: unknown, safe: Address): Look | OpenLook => {
  const { execution, transaction: known } = look;
  if (known) {
    return typeof answer === 'string'
      ? { execution, transaction: known, calls: callsOfTransaction(known, answer) }
      : look;
  }
  const found = readTransaction(answer);
  if (!found) return look;
  const transaction = found.signed.to === safe ? decodeExecution(found.signed.data) : undefined;
  if (transaction && hasShapeOfBatch(transaction)) return { execution, transaction };
  return { execution, transaction, calls: transaction && callsOfTransaction(transaction, undefined) };
};
