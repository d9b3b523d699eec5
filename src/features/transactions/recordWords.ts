import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isClaim } from '#domain/transactions/isClaim.ts';
import type { TransactionInfo, TransactionRecord } from '#domain/transactions/types.ts';
import { paidWords } from './paidWords.ts';
import { outcomeWords, summaryWords } from './summaryWords.ts';

type Meant = Pick<TransactionRecord, 'info' | 'also'>;

/** What a transaction is for: of a batch its approvals count only where there is nothing else. */
const purposesOf = ({ info, also = [] }: Meant): readonly TransactionInfo[] => {
  const all = [...also, info];
  const purposes = all.filter(({ kind }) => kind !== 'approve' && kind !== 'resetApproval');
  return purposes.length > 0 ? purposes : all;
};

/** The kind that all of them have; undefined where they differ. */
const commonKind = (infos: readonly TransactionInfo[]): TransactionInfo['kind'] | undefined => {
  const kinds = new Set(infos.map(({ kind }) => kind));
  return kinds.size === 1 ? infos[0]?.kind : undefined;
};

/** What a transaction is meant to do, in words: of a batch all of it. */
export const recordWords = (record: Meant): MessageDescriptor => {
  const purposes = purposesOf(record);
  const count = purposes.length;
  if (count === 1) return summaryWords(purposes[0] ?? record.info);
  if (purposes.every(isClaim)) return msg`Claim ${count} rewards`;
  switch (commonKind(purposes)) {
    case 'cancelOrder':
      return msg`Cancel ${count} orders`;
    case 'placeOrder':
      return msg`Place ${count} orders`;
    case 'approve':
      return msg`Approve ${count} tokens`;
    case 'resetApproval':
      return msg`Revoke ${count} approvals`;
    default:
      return purposes.map(({ kind }) => kind).join(' ') === 'addLiquidity stake'
        ? msg`Add liquidity and stake it for rewards`
        : msg`${count} actions in one transaction`;
  }
};

/** What it really did, in words; undefined where its summary says as much. */
export const recordOutcomeWords = (
  record: Meant & Pick<TransactionRecord, 'outcome' | 'claimed'>,
): MessageDescriptor | undefined => {
  const purposes = purposesOf(record);
  const count = purposes.length;
  if (count === 1) return outcomeWords(record.info, record.outcome, record.claimed);
  if (purposes.every(isClaim)) {
    const paid = record.claimed && paidWords(record.info, record.claimed);
    return paid ? msg`${paid} claimed` : undefined;
  }
  switch (commonKind(purposes)) {
    case 'cancelOrder':
      return msg`${count} orders cancelled`;
    case 'placeOrder':
      return msg`${count} orders placed`;
    case 'resetApproval':
      return msg`${count} approvals revoked`;
    default:
      return undefined;
  }
};
