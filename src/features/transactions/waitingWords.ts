import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isUndone } from '#domain/transactions/isSettled.ts';
import { isUnseen } from '#domain/transactions/settlement.ts';
import type { TransactionRecord, SafeProgress } from '#domain/transactions/types.ts';
import { safeStage } from '#domain/transactions/safeProgress.ts';

const safeWords = (safe: SafeProgress): MessageDescriptor => {
  const { confirmations, threshold } = safe;
  switch (safeStage(safe)) {
    case 'unknown':
      return msg`Waiting in your Safe`;
    case 'signatures':
      return msg`Waiting for signatures in your Safe: ${confirmations ?? 0} of ${threshold}`;
    case 'execution':
      return msg`Signed. Waiting to be executed in your Safe`;
    case 'mining':
      return msg`Pending`;
  }
};

/** An earlier transaction delays later ones, because nonces are used in order. */
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
  if (isUndone(record)) return msg`Pending again: its earlier result no longer counts`;
  return isUnseen(record) ? msg`Pending, not found on the network` : msg`Pending`;
};
