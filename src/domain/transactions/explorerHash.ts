import type { Hex } from '../multicall/types.ts';
import { followedHash } from './settlement.ts';
import type { TransactionRecord } from './types.ts';

export const explorerHash = (
  record: Pick<TransactionRecord, 'hash' | 'replacedBy' | 'safe' | 'callsId' | 'ended'>,
): Hex | undefined =>
  record.ended?.hash ??
  (record.safe ? record.safe.minedHash : record.callsId === undefined ? followedHash(record) : record.replacedBy);
