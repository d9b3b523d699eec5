import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import { amountWords } from './amountWords.ts';

export type DepositInfo = Extract<TransactionInfo, { readonly kind: 'depositTokens' | 'withdrawDeposit' }>;

export const isDepositInfo = (info: TransactionInfo): info is DepositInfo =>
  info.kind === 'depositTokens' || info.kind === 'withdrawDeposit';

export const depositWords = ({ kind, amount, token }: DepositInfo): MessageDescriptor => {
  if (kind === 'depositTokens') {
    const kept = amountWords(amount, token, 'paid');
    return msg`Deposit ${kept} in the order book`;
  }
  const back = amountWords(amount, token, 'received');
  return msg`Withdraw ${back} from the order book`;
};

export const depositedWords = ({ kind, amount, token }: DepositInfo): MessageDescriptor => {
  if (kind === 'depositTokens') {
    const kept = amountWords(amount, token, 'neither');
    return msg`${kept} deposited in the order book`;
  }
  const back = amountWords(amount, token, 'neither');
  return msg`${back} withdrawn from the order book`;
};
