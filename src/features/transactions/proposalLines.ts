import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isUnlimited } from '#domain/approvals/atRisk.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Address } from '#domain/tokens/types.ts';
import { callsOf } from '#domain/transactions/decodeCalls.ts';
import type { DescribedCall } from '#domain/transactions/describedCall.ts';
import type { TransactionInfo, TransactionRecord } from '#domain/transactions/types.ts';
import { amountWords } from './amountWords.ts';
import { summaryWords } from './summaryWords.ts';

const callWords = (info: TransactionInfo): MessageDescriptor => {
  if (info.kind !== 'approve') return summaryWords(info);
  const spender = shortenAddress(info.spender);
  if (isUnlimited(BigInt(info.amount), undefined)) {
    const symbol = shortenSymbol(info.token.symbol);
    return msg`Approve unlimited ${symbol} for ${spender}`;
  }
  const amount = amountWords(info.amount, info.token, 'paid');
  return msg`Approve ${amount} for ${spender}`;
};

/** Account that a call pays or credits without naming it in its summary. */
const recipientOf = (info: TransactionInfo): Address | undefined => {
  if (info.kind === 'placeOrder') return info.maker;
  return info.kind === 'swap' ? info.recipient : undefined;
};

export const otherRecipients = (record: Pick<TransactionRecord, 'from' | 'info' | 'also'>): readonly Address[] => {
  const recipients = callsOf(record).map(recipientOf);
  return [
    ...new Set(recipients.filter((recipient) => recipient !== undefined && recipient !== record.from)),
  ] as readonly Address[];
};

/** Leaves out the title's part: adds several calls, and other recipients of the proceeds. */
export const proposalLines = (
  record: Pick<TransactionRecord, 'from' | 'info' | 'also'>,
): readonly MessageDescriptor[] => [
  ...otherRecipients(record).map((recipient) => msg`${recipient} receives the proceeds, not your Safe.`),
  ...(record.also ? callsOf(record).map((info) => callWords(info)) : []),
];

export const describedLines = (calls: readonly DescribedCall[]): readonly MessageDescriptor[] =>
  calls.map(({ to, info }) => (info ? callWords(info) : msg`Unknown call of ${to}`));
