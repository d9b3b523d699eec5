import type { Hex } from '../multicall/types.ts';
import { isSettled } from './isSettled.ts';
import type { SignedFacts, TransactionRecord } from './types.ts';

/** Reorganisations on the chain do not reach further back than this. */
const FINAL_AFTER_BLOCKS = 64;
/** A transaction that is not final is checked again at this distance. */
const RECHECK_EVERY_BLOCKS = 8;
/** Nodes pass a transaction on to each other in less time than this. */
const UNSEEN_BLOCKS = 15;

/** The hash under which a record's transaction is to be found on the chain. */
export const followedHash = ({
  hash,
  replacedBy,
  safe,
}: Pick<TransactionRecord, 'hash' | 'replacedBy' | 'safe'>): Hex => safe?.minedHash ?? replacedBy ?? hash;

/** The block up to which a settled transaction can be taken back; undefined while it is not settled. */
const settledAt = ({ receipt, ended }: Pick<TransactionRecord, 'receipt' | 'ended'>): number | undefined =>
  receipt?.blockNumber ?? ended?.blockNumber;

/** Whether the last look at a settled transaction came when no reorganisation reached it any more. */
export const isFinal = (record: Pick<TransactionRecord, 'receipt' | 'ended' | 'lastCheckedBlockNumber'>): boolean => {
  const settledBlock = settledAt(record);
  return settledBlock !== undefined && (record.lastCheckedBlockNumber ?? 0) - settledBlock >= FINAL_AFTER_BLOCKS;
};

/**
 * Whether a settled transaction is to be looked at again: some blocks after the last look, until one look came when it
 * was final. A chain that went back behind the last look is a reason too, and so is `isRewound` for all that was not
 * final at `blockNumber`.
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

/** Whether the node has not known a waiting transaction for so long that the person should hear of it. */
export const isUnseen = (
  record: Pick<TransactionRecord, 'receipt' | 'ended' | 'unseenSinceBlock' | 'lastCheckedBlockNumber'>,
): boolean =>
  !isSettled(record) &&
  record.unseenSinceBlock !== undefined &&
  (record.lastCheckedBlockNumber ?? 0) - record.unseenSinceBlock >= UNSEEN_BLOCKS;

/**
 * The nonce by which to search for a replacement: the transaction's own once a node has reported it. A transaction that
 * no node has known for long, because it was replaced before it reached one, is searched by its predicted nonce.
 */
export const searchedFacts = (
  record: Pick<
    TransactionRecord,
    'receipt' | 'ended' | 'unseenSinceBlock' | 'lastCheckedBlockNumber' | 'signed' | 'presumed'
  >,
): SignedFacts | undefined => record.signed ?? (isUnseen(record) ? record.presumed : undefined);
