import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isUnseen } from '#domain/transactions/settlement.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { safeWords } from './safeWords.ts';

/** What a transaction waits for that is not settled yet, or that nobody knows. */
export const waitingWords = (record: TransactionRecord): MessageDescriptor => {
  if (record.safe) return safeWords(record.safe);
  if (record.callsStage === 'forgotten' && record.replacedBy === undefined) {
    return msg`Outcome unknown: your wallet no longer reports this. Check your orders and balances.`;
  }
  return isUnseen(record) ? msg`Pending, not found on the network` : msg`Pending`;
};
