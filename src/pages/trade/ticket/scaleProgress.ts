import type { Hex } from '#domain/multicall/types.ts';
import type { QuoteProblem, TradeDirection } from '#domain/trade/types.ts';
import { hasFailed, isSettled } from '#domain/transactions/isSettled.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import type { SubmitProblem } from '#writes/plan/plan.ts';

export interface ScaleProgress {
  readonly phase: 'asked' | 'running' | 'stopped' | 'done';
  readonly sent: number;
  /** Transaction of each sent order; a batch has one for all. */
  readonly hashes: readonly Hex[];
  readonly isBatch: boolean;
}

export const progressOf = (phase: ScaleProgress['phase'], hashes: readonly Hex[], isBatch: boolean): ScaleProgress => ({
  ...{ phase, hashes, isBatch },
  sent: hashes.length,
});

export type ScaleStop =
  | { readonly kind: 'quote'; readonly problem: QuoteProblem; readonly direction: TradeDirection }
  | { readonly kind: 'submit'; readonly problem: SubmitProblem }
  /** The ticket has another market, account or recipient, or its book is too old. */
  | { readonly kind: 'changed' };

export interface Sent {
  readonly hash: Hex;
}

/** An order is placed once its transaction has succeeded. One without a record counts as pending. */
export const sentState = (
  record: Pick<TransactionRecord, 'receipt' | 'ended'> | undefined,
): 'pending' | 'failed' | 'placed' => {
  if (!record || !isSettled(record)) return 'pending';
  return hasFailed(record) ? 'failed' : 'placed';
};

interface Steps {
  readonly sendOne: (at: number) => Promise<ScaleStop | Sent>;
  readonly show: (phase: ScaleProgress['phase'], hashes: readonly Hex[]) => void;
  readonly isHalted: () => boolean;
}

/**
 * Sends the orders that `sent` lacks, one after another, until one is not sent or the job is halted.
 * @returns the reason why an order was not sent
 */
export const runSteps = async (
  count: number,
  sent: readonly Hex[],
  { sendOne, show, isHalted }: Steps,
): Promise<ScaleStop | undefined> => {
  let hashes = sent;
  while (hashes.length < count) {
    show('running', hashes);
    const result = await sendOne(hashes.length);
    if ('kind' in result) {
      show('stopped', hashes);
      return result;
    }
    hashes = [...hashes, result.hash];
    if (isHalted()) break;
  }
  show(hashes.length === count ? 'done' : 'stopped', hashes);
  return undefined;
};
