import type { Hex } from '../multicall/types.ts';
import { pruneTransactions } from './pruneTransactions.ts';
import type { TransactionRecord } from './types.ts';

export type RecordsByChain = Readonly<Record<number, Readonly<Record<Hex, TransactionRecord>>>>;

export type ClearedTimes = Readonly<Record<number, number>>;

const changedAt = ({ changedTime, confirmedTime }: TransactionRecord): number => changedTime ?? confirmedTime ?? 0;

/** Comparator of records: by last change, then with a receipt, then by last check, then with signed facts. */
const compareKnowledge = (a: TransactionRecord, b: TransactionRecord): number =>
  changedAt(a) - changedAt(b) ||
  Number(a.receipt !== undefined) - Number(b.receipt !== undefined) ||
  (a.lastCheckedBlockNumber ?? 0) - (b.lastCheckedBlockNumber ?? 0) ||
  Number(a.signed !== undefined) - Number(b.signed !== undefined);

/** Only the tab in the Safe's frame knows the nonce, although the other tab may have checked later. */
const withSafeNonce = (newer: TransactionRecord, { safe }: TransactionRecord): TransactionRecord =>
  newer.safe && newer.safe.nonce === undefined && safe?.nonce !== undefined
    ? { ...newer, safe: { ...newer.safe, nonce: safe.nonce } }
    : newer;

const mergeRecord = (mine: TransactionRecord, theirs: TransactionRecord): TransactionRecord => {
  const [newer, other] = compareKnowledge(mine, theirs) >= 0 ? [mine, theirs] : [theirs, mine];
  const better = withSafeNonce(newer, other);
  if (better.signed || !other.signed) return better;
  const { signed, signedAtBlock } = other;
  return { ...better, signed, ...(signedAtBlock === undefined ? {} : { signedAtBlock }) };
};

const mergeChain = (
  mine: Readonly<Record<Hex, TransactionRecord>>,
  theirs: Readonly<Record<Hex, TransactionRecord>>,
  clearedTime: number,
): Readonly<Record<Hex, TransactionRecord>> => {
  const hashes = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])] as Hex[];
  const records = hashes.flatMap((hash): TransactionRecord[] => {
    const [own, other] = [mine[hash], theirs[hash]];
    const record = own && other && own !== other ? mergeRecord(own, other) : (own ?? other);
    return record && record.addedTime > clearedTime ? [record] : [];
  });
  const kept = pruneTransactions(records);
  const isUnchanged = kept.length === Object.keys(mine).length && kept.every((record) => mine[record.hash] === record);
  return isUnchanged ? mine : Object.fromEntries(kept.map((record) => [record.hash, record]));
};

/** Unix milliseconds per chain; the same object if `theirs` has no later one. */
export const mergeClearedTimes = (mine: ClearedTimes, theirs: ClearedTimes): ClearedTimes => {
  const later = Object.entries(theirs).filter(([chainId, time]) => time > (mine[Number(chainId)] ?? 0));
  return later.length === 0 ? mine : { ...mine, ...Object.fromEntries(later) };
};

/**
 * Transactions of two tabs. Cleared records stay cleared, and old finished ones are dropped. Returns `mine` and its
 * parts if unchanged.
 */
export const mergeTransactions = (
  mine: RecordsByChain,
  theirs: RecordsByChain,
  clearedTimes: ClearedTimes,
): RecordsByChain => {
  const chains = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].map(Number);
  const entries = chains.map(
    (chainId) => [chainId, mergeChain(mine[chainId] ?? {}, theirs[chainId] ?? {}, clearedTimes[chainId] ?? 0)] as const,
  );
  return entries.every(([chainId, records]) => mine[chainId] === records) ? mine : Object.fromEntries(entries);
};
