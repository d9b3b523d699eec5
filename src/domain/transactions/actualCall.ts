import { isOrderOutcome, type CallOutcome } from './callOutcome.ts';
import { callsOf } from './decodeCalls.ts';
import { isClaim } from './isClaim.ts';
import { isSuccess } from './isSuccess.ts';
import type { TransactionInfo, TransactionRecord } from './types.ts';

export interface ActualCall {
  readonly info: TransactionInfo;
  readonly call: CallOutcome | null;
}

type Calls = Pick<TransactionRecord, 'info' | 'also' | 'calls' | 'outcome' | 'claimed'>;

/** Calls of a transaction in order. Earlier releases stored only an order's outcome, and rewards. */
export const actualCalls = (record: Calls): readonly ActualCall[] => {
  const { calls, outcome, claimed } = record;
  const earlier = (info: TransactionInfo): CallOutcome | null =>
    info === record.info && outcome ? outcome : claimed && isClaim(info) ? {} : null;
  return callsOf(record).map((info, at) => ({ info, call: calls ? (calls[at] ?? null) : earlier(info) }));
};

/** Description with the receipt's amounts in place of the planned ones. */
export const withActual = ({ info, call }: ActualCall): TransactionInfo =>
  call && !isOrderOutcome(call) ? { ...info, ...call } : info;

const AMOUNT_FIELDS = ['amount', 'amountA', 'from', 'rewardAmount'] as const;

/**
 * Part of the description that is only planned: a call's amounts, or its effect. Undefined if the receipt has every
 * call.
 */
export const plannedPart = (record: Calls): 'amounts' | 'effect' | undefined => {
  const planned = actualCalls(record).filter(({ call }) => call === null);
  if (planned.length === 0) return undefined;
  return planned.some(({ info }) => AMOUNT_FIELDS.some((field) => field in info)) ? 'amounts' : 'effect';
};

type Partly = Calls & Pick<TransactionRecord, 'receipt' | 'callsStage'>;

/** True if the wallet reports that the batch failed as a whole or in part. */
export const hasFailedInWallet = ({ callsStage }: Pick<TransactionRecord, 'callsStage'>): boolean =>
  callsStage === 'reverted' || callsStage === 'partlyReverted';

/** True if by their own logs some calls were executed and others not. */
export const isPartlyDone = (record: Partly): boolean =>
  hasFailedInWallet(record) &&
  record.receipt !== undefined &&
  !isSuccess(record.receipt) &&
  actualCalls(record).some(({ call }) => call !== null);

/** Raw allowance that remains after a revocation; undefined if nothing remains or it is unknown. */
export const staysApproved = ({ info, call }: ActualCall): bigint | undefined =>
  info.kind === 'resetApproval' && call && 'allowance' in call && call.allowance !== '0'
    ? BigInt(call.allowance)
    : undefined;
