import type { Hex } from '../multicall/types.ts';
import { isSettled } from './isSettled.ts';
import type { SignedFacts, TransactionRecord } from './types.ts';

/** Deeper than any reorg. */
const FINAL_AFTER_BLOCKS = 64;
/** Blocks between checks until final. */
const RECHECK_EVERY_BLOCKS = 8;
/** Blocks within which nodes propagate a transaction. */
const UNSEEN_BLOCKS = 15;

/** Mined hash of a Safe's transaction, a replacement's hash, or the one sent. */
export const followedHash = ({
  hash,
  replacedBy,
  safe,
}: Pick<TransactionRecord, 'hash' | 'replacedBy' | 'safe'>): Hex => safe?.minedHash ?? replacedBy ?? hash;

/** A reorg may remove it; undefined while not settled. */
const settledAt = ({ receipt, ended }: Pick<TransactionRecord, 'receipt' | 'ended'>): number | undefined =>
  receipt?.blockNumber ?? ended?.blockNumber;

/** True 64 blocks after it was settled: beyond any reorganisation expected. */
export const isFinal = (record: Pick<TransactionRecord, 'receipt' | 'ended' | 'lastCheckedBlockNumber'>): boolean => {
  const settledBlock = settledAt(record);
  return settledBlock !== undefined && (record.lastCheckedBlockNumber ?? 0) - settledBlock >= FINAL_AFTER_BLOCKS;
};

/** Every few blocks until final; also if the chain went back. `isRewound`: all that were not final at `blockNumber`. */
export const isRecheckDue = (
  record: Pick<TransactionRecord, 'receipt' | 'ended' | 'lastCheckedBlockNumber'>,
  blockNumber: number,
  isRewound = false,
): boolean => {
  const settledBlock = settledAt(record);
  if (settledBlock === undefined) return false;
  const checkedBlock = record.lastCheckedBlockNumber ?? settledBlock;
  if (isRewound) return blockNumber - settledBlock < FINAL_AFTER_BLOCKS;
  if (isFinal(record)) return false;
  return blockNumber < checkedBlock || blockNumber - checkedBlock >= RECHECK_EVERY_BLOCKS;
};

/** True if the node has not known a pending transaction for 15 blocks; notify the user. */
export const isUnseen = (
  record: Pick<TransactionRecord, 'receipt' | 'ended' | 'unseenSinceBlock' | 'lastCheckedBlockNumber'>,
): boolean =>
  !isSettled(record) &&
  record.unseenSinceBlock !== undefined &&
  (record.lastCheckedBlockNumber ?? 0) - record.unseenSinceBlock >= UNSEEN_BLOCKS;

/** The transaction's own nonce, or the predicted one if no node has known it for long. */
export const searchedFacts = (
  record: Pick<
    TransactionRecord,
    'receipt' | 'ended' | 'unseenSinceBlock' | 'lastCheckedBlockNumber' | 'signed' | 'presumed'
  >,
): SignedFacts | undefined => record.signed ?? (isUnseen(record) ? record.presumed : undefined);
