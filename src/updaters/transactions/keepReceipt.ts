import { asLogs } from '#chain/logs/logs.ts';
import type { AllowanceRead } from '#chain/reading/allowanceAt.ts';
import { receiptFacts } from '#chain/sending/receiptFacts.ts';
import { callsOf, claimedRewards, decodeCalls } from '#domain/transactions/decodeCalls.ts';
import { isOrderOutcome } from '#domain/transactions/callOutcome.ts';
import type { CallOutcome } from '#domain/transactions/callOutcome.ts';
import { isSame } from '#domain/transactions/receiptFacts.ts';
import { unplannedMoves } from '#domain/transactions/unplannedMoves.ts';
import { isSuccess } from '#domain/transactions/isSuccess.ts';
import type { ClaimedRewards, OrderOutcome, TransactionRecord, UnplannedMove } from '#domain/transactions/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { receiptFound } from '#state/transactions/slice.ts';
import type { QueryContext, ReadReceipt } from './receiptQuery.ts';

/** Facts beyond the receipt's status. */
interface Known {
  readonly outcome?: OrderOutcome;
  readonly claimed?: ClaimedRewards;
  readonly calls?: readonly (CallOutcome | null)[];
  readonly unplanned?: readonly UnplannedMove[];
}

type Allowances = ReadonlyMap<string, bigint>;

const keyOf = (token: Address, spender: Address): string => `${token} ${spender}`;

/** The outcome of the order that the record is about: of several none is the one. */
const orderIn = (
  { info, also = [] }: TransactionRecord,
  calls: readonly (CallOutcome | null)[],
): OrderOutcome | undefined => {
  const last = calls.at(-1);
  if (also.some(({ kind }) => kind === 'placeOrder')) return undefined;
  const isOrder = info.kind === 'placeOrder' || info.kind === 'swap';
  return isOrder && isOrderOutcome(last) ? last : undefined;
};

const knownOf = (record: TransactionRecord, { receipt, logs }: ReadReceipt, allowances: Allowances): Known => {
  // A batch that the wallet has not confirmed as a whole is judged call by call.
  const isPartial = record.callsStage === 'partlyReverted' || record.callsStage === 'forgotten';
  if (!isSuccess(receipt) && record.callsStage !== 'partlyReverted') return {};
  try {
    const facts = receiptFacts(asLogs(logs), record.from);
    const allowanceOf = (token: Address, spender: Address): bigint | undefined =>
      allowances.get(keyOf(token, spender)) ??
      facts.approvals.findLast(
        (one) => isSame(one.token, token) && isSame(one.owner, record.from) && isSame(one.spender, spender),
      )?.amount;
    const calls = decodeCalls(record, { ...facts, allowanceOf, isPartial });
    const [outcome, claimed] = [orderIn(record, calls), claimedRewards(record, facts)];
    const unplanned = unplannedMoves(record, facts);
    return {
      calls,
      ...(unplanned.length > 0 && { unplanned }),
      ...(outcome && { outcome }),
      ...(claimed && { claimed }),
    };
  } catch (cause) {
    console.warn('The logs of a receipt could not be read', cause);
    return {};
  }
};

/** Allowances that the transaction's approvals may have changed. */
const approvalsOf = (record: TransactionRecord): readonly AllowanceRead[] =>
  callsOf(record).flatMap((info) =>
    (info.kind === 'approve' || info.kind === 'resetApproval') && info.token.address
      ? [{ token: info.token.address, owner: record.from, spender: info.spender }]
      : [],
  );

/** Receipts whose allowances are being read, by store, record and block. */
const underWay = new WeakMap<QueryContext['store'], Set<string>>();

const store = (
  { store: target, chainId, nowMs }: QueryContext,
  record: TransactionRecord,
  read: ReadReceipt,
  allowances: Allowances,
): void => {
  const known = knownOf(record, read, allowances);
  const { hash } = record;
  target.dispatch(receiptFound({ chainId, hash, receipt: read.receipt, confirmedTime: nowMs(), ...known }));
};

/**
 * Stores a receipt with its record, and what it says of each call. Allowances after an approval are first read from the
 * chain at the receipt's block; a node that does not answer leaves the token's own event.
 */
export const keepReceipt = (context: QueryContext, record: TransactionRecord, read: ReadReceipt): void => {
  const { readAllowances } = context;
  const wanted = isSuccess(read.receipt) || record.callsStage === 'partlyReverted' ? approvalsOf(record) : [];
  if (!readAllowances || wanted.length === 0) return store(context, record, read, new Map());
  const reading = underWay.get(context.store) ?? new Set<string>();
  underWay.set(context.store, reading);
  const key = `${record.hash} ${read.receipt.blockHash}`;
  if (reading.has(key)) return;
  reading.add(key);
  const found = readAllowances(wanted, read.receipt.blockNumber).catch(() => []);
  void found.then((amounts) => {
    reading.delete(key);
    const now = selectTransaction(context.store.getState(), context.chainId, record.hash);
    if (!now || now.receipt) return;
    const known = wanted.flatMap(({ token, spender }, at) => {
      const amount = amounts[at];
      return amount === undefined ? [] : [[keyOf(token, spender), amount] as const];
    });
    store(context, now, read, new Map(known));
  });
};
