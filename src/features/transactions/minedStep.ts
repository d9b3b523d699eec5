import type { Hex } from '#domain/multicall/types.ts';
import { actualCalls, isPartlyDone, type ActualCall } from '#domain/transactions/actualCall.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import type { SubmitProblem } from '#writes/plan/plan.ts';

/**
 * `done`: the receipt's outcome of the call, null if its logs show none. `refused`: the transaction was mined without
 * effect, or can no longer be mined.
 */
export type StepState =
  | { readonly kind: 'waiting' | 'current' }
  | { readonly kind: 'sent' | 'refused'; readonly hash: Hex }
  | { readonly kind: 'done'; readonly hash: Hex; readonly actual: ActualCall }
  | { readonly kind: 'failed'; readonly problem: SubmitProblem };

/** @param at index of the plan among those of its transaction */
export const minedStep = (hash: Hex, record: TransactionRecord | undefined, at: number): StepState => {
  const { receipt, ended } = record ?? {};
  if (!record || !receipt) return { kind: ended ? 'refused' : 'sent', hash };
  const actual = actualCalls(record)[at];
  const isDone = isSuccess(receipt) || (isPartlyDone(record) && actual?.call !== null);
  return isDone && actual ? { kind: 'done', hash, actual } : { kind: 'refused', hash };
};
