import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { plannedPart } from '#domain/transactions/actualCall.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';

/** The receipt shows nothing of the call. */
export const plannedEffectWords = msg`The receipt shows that it succeeded, not what it changed.`;

const planned = {
  amounts: msg`As planned: the receipt doesn't show the amounts.`,
  effect: plannedEffectWords,
};

/** Undefined if the receipt has every call. The transaction succeeded. */
export const plannedWords = (record: TransactionRecord): MessageDescriptor | undefined => {
  const part = plannedPart(record);
  return part && planned[part];
};
