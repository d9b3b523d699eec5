import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { plannedPart } from '#domain/transactions/actualCall.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';

export const plannedEffectWords = msg`The receipt shows that it succeeded, not what it changed.`;

const planned = {
  amounts: msg`As planned: the receipt doesn't show the amounts.`,
  effect: plannedEffectWords,
};

/** Undefined if the receipt has each call. The transaction must have succeeded. */
export const plannedWords = (record: TransactionRecord): MessageDescriptor | undefined => {
  const part = plannedPart(record);
  return part && planned[part];
};
