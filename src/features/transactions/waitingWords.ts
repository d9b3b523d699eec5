import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isUnseen } from '#domain/transactions/settlement.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { safeWords } from './safeWords.ts';

/** Nonces are used in order: an earlier transaction delays the later ones. */
const queueWords = (behind: number): MessageDescriptor =>
  behind === 1
    ? msg`Waits behind 1 earlier transaction. Speed it up or cancel it in your wallet.`
    : msg`Waits behind ${behind} earlier transactions. Speed them up or cancel them in your wallet.`;

export const waitingWords = (record: TransactionRecord): MessageDescriptor => {
  if (record.safe) return safeWords(record.safe);
  if (record.callsStage === 'forgotten' && record.replacedBy === undefined) {
    return msg`Outcome unknown: your wallet no longer reports this. Check your orders and balances.`;
  }
  if (record.waitsBehind !== undefined) return queueWords(record.waitsBehind);
  return isUnseen(record) ? msg`Pending, not found on the network` : msg`Pending`;
};
