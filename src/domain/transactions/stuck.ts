import { isUnseen } from './settlement.ts';
import type { TransactionRecord } from './types.ts';

const ATTENTION_MS = 86_400_000;

/**
 * `queued`: behind other transactions. `unseen`: the network does not know it. `forgotten`: its wallet does not know
 * it. `ended`: not by a cancellation.
 */
export type StuckCause = 'queued' | 'unseen' | 'forgotten' | 'ended';

type Followed = Pick<
  TransactionRecord,
  | 'receipt'
  | 'ended'
  | 'changedTime'
  | 'addedTime'
  | 'callsStage'
  | 'replacedBy'
  | 'waitsBehind'
  | 'unseenSinceBlock'
  | 'lastCheckedBlockNumber'
>;

const waitingCause = (record: Followed): StuckCause | undefined => {
  if (record.callsStage === 'forgotten' && record.replacedBy === undefined) return 'forgotten';
  if (record.waitsBehind !== undefined) return 'queued';
  return isUnseen(record) ? 'unseen' : undefined;
};

/** Undefined if the transaction is mined, on its way, cancelled by its account, or ended over a day ago. */
export const stuckCause = (record: Followed, nowMs: number): StuckCause | undefined => {
  const { receipt, ended, changedTime, addedTime } = record;
  if (receipt) return undefined;
  if (!ended) return waitingCause(record);
  const isRecent = nowMs - (changedTime ?? addedTime) < ATTENTION_MS;
  return isRecent && ended.kind !== 'cancelled' ? 'ended' : undefined;
};

interface EarlierTransactions {
  readonly known: readonly TransactionRecord[];
  readonly others: number;
}

const nonceOf = ({ signed, presumed }: TransactionRecord): number => signed?.nonce ?? presumed?.nonce ?? -1;

const isOpen = ({ receipt, ended }: TransactionRecord): boolean => !receipt && !ended;

/** Earlier transactions by nonce; for each nonce the record that was added last. */
export const earlierTransactions = (
  { from, signed, waitsBehind = 0 }: Pick<TransactionRecord, 'from' | 'signed' | 'waitsBehind'>,
  records: readonly TransactionRecord[],
): EarlierTransactions => {
  if (!signed) return { known: [], others: waitsBehind };
  const isEarlier = (nonce: number): boolean => nonce < signed.nonce && nonce >= signed.nonce - waitsBehind;
  const earlier = records.filter((record) => record.from === from && isOpen(record) && isEarlier(nonceOf(record)));
  const newest = new Map(
    earlier.toSorted((a, b) => a.addedTime - b.addedTime).map((record) => [nonceOf(record), record]),
  );
  const known = [...newest.values()].toSorted((a, b) => nonceOf(a) - nonceOf(b));
  return { known, others: waitsBehind - known.length };
};
