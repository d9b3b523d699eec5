import type { Hex } from '../multicall/types.ts';
import { isSettled } from './isSettled.ts';
import type { SignedFacts, TransactionRecord } from './types.ts';

/** Deeper than any reorg that is expected. */
const FINAL_AFTER_BLOCKS = 64;
/** A younger result is checked with each block, because most reorgs are short. */
const RECHECK_EVERY_BLOCKS = 8;
/** Number of blocks within which nodes propagate a transaction. */
const UNSEEN_BLOCKS = 15;

/** Hash to follow: the mined hash of a Safe's transaction, a replacement's hash, or the one sent. */
export const followedHash = ({
  hash,
  replacedBy,
  safe,
}: Pick<TransactionRecord, 'hash' | 'replacedBy' | 'safe'>): Hex => safe?.minedHash ?? replacedBy ?? hash;

const settledAt = ({ receipt, ended }: Pick<TransactionRecord, 'receipt' | 'ended'>): number | undefined =>
  receipt?.blockNumber ?? ended?.blockNumber;

/** True 64 blocks after the receipt or ending, beyond any expected reorg. */
export const isFinal = (record: Pick<TransactionRecord, 'receipt' | 'ended' | 'lastCheckedBlockNumber'>): boolean => {
  const settledBlock = settledAt(record);
  return settledBlock !== undefined && (record.lastCheckedBlockNumber ?? 0) - settledBlock >= FINAL_AFTER_BLOCKS;
};

/**
 * True for each of the first 8 blocks, then every 8 blocks until a record is final, and if the chain went back.
 * `isRewound`: true for all records that were not final at `blockNumber`.
 */
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
  const isYoung = blockNumber - settledBlock <= RECHECK_EVERY_BLOCKS;
  return blockNumber < checkedBlock || blockNumber - checkedBlock >= (isYoung ? 1 : RECHECK_EVERY_BLOCKS);
};

/** True if the node has not known a pending transaction for 15 blocks, so that the user must be notified. */
export const isUnseen = (
  record: Pick<TransactionRecord, 'receipt' | 'ended' | 'unseenSinceBlock' | 'lastCheckedBlockNumber'>,
): boolean =>
  !isSettled(record) &&
  record.unseenSinceBlock !== undefined &&
  (record.lastCheckedBlockNumber ?? 0) - record.unseenSinceBlock >= UNSEEN_BLOCKS;

/**
 * Signed call with its nonce, by which a replacement is found. Once no node has known the transaction for 15 blocks, the
 * predicted one serves. Undefined without either.
 */
export const searchedFacts = (
  record: Pick<
    TransactionRecord,
    'receipt' | 'ended' | 'unseenSinceBlock' | 'lastCheckedBlockNumber' | 'signed' | 'presumed'
  >,
): SignedFacts | undefined => record.signed ?? (isUnseen(record) ? record.presumed : undefined);
