import type { Hex } from '../multicall/types.ts';
import { followedHash } from './settlement.ts';
import type { TransactionRecord } from './types.ts';

/** Hash that explorers know; undefined while a Safe's or wallet's batch has no known mined hash. */
export const explorerHash = (
  record: Pick<TransactionRecord, 'hash' | 'replacedBy' | 'safe' | 'callsId' | 'ended'>,
): Hex | undefined =>
  record.ended?.hash ??
  (record.safe ? record.safe.minedHash : record.callsId === undefined ? followedHash(record) : record.replacedBy);
