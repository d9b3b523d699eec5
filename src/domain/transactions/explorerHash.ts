import type { Hex } from '../multicall/types.ts';
import { followedHash } from './settlement.ts';
import type { TransactionRecord } from './types.ts';

/** The hash under which an explorer shows what became of a record; undefined while no mined hash of a batch is known. */
export const explorerHash = (
  record: Pick<TransactionRecord, 'hash' | 'replacedBy' | 'safe' | 'callsId' | 'ended'>,
): Hex | undefined =>
  record.ended?.hash ??
  (record.safe ? record.safe.minedHash : record.callsId === undefined ? followedHash(record) : record.replacedBy);
