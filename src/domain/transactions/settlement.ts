import type { Hex } from '../multicall/types.ts';
import { isSettled } from './isSettled.ts';
import type { SignedFacts, TransactionRecord } from './types.ts';

/** Depth that reorganisations of the chain do not exceed. */
const FINAL_AFTER_BLOCKS = 64;
/** Distance between checks of a transaction that is not final. */
const RECHECK_EVERY_BLOCKS = 8;
/** Time in blocks within which nodes propagate a transaction. */
const UNSEEN_BLOCKS = 15;

/** Hash of a record's transaction on the chain. */
export const followedHash = ({
  hash,
  replacedBy,
  safe,
}: Pick<TransactionRecord, 'hash' | 'replacedBy' | 'safe'>): Hex => safe?.minedHash ?? replacedBy ?? hash;

/** Block of a settled transaction, which a reorg may remove; undefined while it is not settled. */
const settledAt = ({ receipt, ended }: Pick<TransactionRecord, 'receipt' | 'ended'>): number | undefined =>
  receipt?.blockNumber ?? ended?.blockNumber;

/** True if the last check of a settled transaction was beyond the reach of reorganisations. */
export const isFinal = (record: Pick<TransactionRecord, 'receipt' | 'ended' | 'lastCheckedBlockNumber'>): boolean => {
  const settledBlock = settledAt(record);
  return settledBlock !== undefined && (record.lastCheckedBlockNumber ?? 0) - settledBlock >= FINAL_AFTER_BLOCKS;
};

/**
 * True if a settled transaction has to be checked again: every few blocks, until a check finds it final. A chain that
 * went back behind the last check makes it due. `isRewound` does so for every transaction that was not final at
 * `blockNumber`.
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
  return blockNumber < checkedBlock || blockNumber - checkedBlock >= RECHECK_EVERY_BLOCKS;
};

/** True if the node has not known a pending transaction for so long that the user should be notified. */
export const isUnseen = (
  record: Pick<TransactionRecord, 'receipt' | 'ended' | 'unseenSinceBlock' | 'lastCheckedBlockNumber'>,
): boolean =>
  !isSettled(record) &&
  record.unseenSinceBlock !== undefined &&
  (record.lastCheckedBlockNumber ?? 0) - record.unseenSinceBlock >= UNSEEN_BLOCKS;

/**
 * Facts with the nonce of the search for a replacement: the transaction's own once a node has reported it. A
 * transaction that no node has known for long, because it was replaced before it reached one, is searched by its
 * predicted nonce.
 */
export const searchedFacts = (
  record: Pick<
    TransactionRecord,
    'receipt' | 'ended' | 'unseenSinceBlock' | 'lastCheckedBlockNumber' | 'signed' | 'presumed'
  >,
): SignedFacts | undefined => record.signed ?? (isUnseen(record) ? record.presumed : undefined);
