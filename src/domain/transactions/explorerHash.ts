import type { Hex } from '../multicall/types.ts';
import { followedHash } from './settlement.ts';
import type { TransactionRecord } from './types.ts';

/** The hash under which an explorer shows what became of a record; undefined while a Safe has not executed it. */
export const explorerHash = (
  record: Pick<TransactionRecord, 'hash' | 'replacedBy' | 'safe' | 'ended'>,
): Hex | undefined => record.ended?.hash ?? (record.safe ? record.safe.minedHash : followedHash(record));
