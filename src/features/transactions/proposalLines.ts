import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { knownToken, nativeCurrency } from '#config/tokens/tokens.ts';
import { isUnlimited } from '#domain/approvals/atRisk.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Address } from '#domain/tokens/types.ts';
import { callsOf } from '#domain/transactions/decodeCalls.ts';
import type { DescribedCall } from '#domain/transactions/describedCall.ts';
import { isSame } from '#domain/transactions/receiptFacts.ts';
import type { GasRefund } from '#domain/transactions/safeOutlook.ts';
import { readCall } from '#domain/transactions/signedDifference.ts';
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

/** Account that a call pays or credits, if its summary does not name it. */
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

export const paidForGasWords = ({ safe }: Pick<TransactionRecord, 'safe'>): MessageDescriptor | undefined => {
  if (!safe?.refund) return undefined;
  const { unit, amount: raw } = safe.refund;
  const known = unit === undefined ? undefined : unit === 'coin' ? nativeCurrency : knownToken(unit);
  if (!known || raw === undefined) return msg`Your Safe paid for gas.`;
  const amount = amountWords(raw, known, 'paid');
  return msg`Your Safe paid ${amount} for gas.`;
};

const loweredLine = (record: Pick<TransactionRecord, 'info' | 'also' | 'safe'>): MessageDescriptor | undefined => {
  const lowered = record.safe?.approvesLess;
  const call = lowered && readCall(lowered);
  if (call?.kind !== 'approve') return undefined;
  const info = callsOf(record).find(
    (entry) =>
      entry.kind === 'approve' && isSame(entry.token.address, call.token) && isSame(entry.spender, call.to as Address),
  );
  if (info?.kind !== 'approve') return undefined;
  const given = exactText(call.amount, info.token.decimals);
  const symbol = shortenSymbol(info.token.symbol);
  if (isUnlimited(BigInt(info.amount), undefined)) return msg`Your Safe approves just ${given} ${symbol}.`;
  const needed = exactText(BigInt(info.amount), info.token.decimals);
  return msg`Your Safe approves just ${given} of ${needed} ${symbol}.`;
};

export const refundLine = ({ token, receiver, atLeast }: GasRefund): MessageDescriptor => {
  const account = receiver && shortenAddress(receiver);
  const known = token ? knownToken(token) : nativeCurrency;
  if (known && atLeast !== undefined) {
    const amount = amountWords(atLeast, known, 'paid');
    return account === undefined
      ? msg`Your Safe also pays its executor for gas: at least ${amount}.`
      : msg`Your Safe also pays ${account} for gas: at least ${amount}.`;
  }
  const unit = known ? known.symbol : shortenAddress(token ?? '');
  return account === undefined
    ? msg`Your Safe also pays its executor for gas, in ${unit}.`
    : msg`Your Safe also pays ${account} for gas, in ${unit}.`;
};

/** Lines after the title: a lowered approval, other recipients of the proceeds, and the calls if there are several. */
export const proposalLines = (
  record: Pick<TransactionRecord, 'from' | 'info' | 'also' | 'safe'>,
): readonly MessageDescriptor[] => [
  ...[loweredLine(record)].filter((line) => line !== undefined),
  ...otherRecipients(record).map((recipient) => msg`${recipient} receives the proceeds, not your Safe.`),
  ...(record.also ? callsOf(record).map((info) => callWords(info)) : []),
];

export const describedLines = (calls: readonly DescribedCall[]): readonly MessageDescriptor[] =>
  calls.map(({ to, info }) => (info ? callWords(info) : msg`Unknown call of ${to}`));
