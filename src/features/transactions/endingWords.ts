import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TransactionEnding } from '#domain/transactions/types.ts';

type Kind = TransactionEnding['kind'];

export const endingTitles: Readonly<Record<Kind, MessageDescriptor>> = {
  cancelled: msg`Cancelled`,
  replaced: msg`Replaced`,
  lost: msg`Replaced`,
  rejectedInSafe: msg`Rejected in the Safe`,
  replacedInSafe: msg`Replaced in the Safe`,
  failedInWallet: msg`Failed in the wallet`,
  unseen: msg`Not found`,
  unknownInSafe: msg`Outcome unknown`,
};

export const endingWords: Readonly<Record<Kind, MessageDescriptor>> = {
  cancelled: msg`It was cancelled in the wallet. Only the network fee of the cancellation was spent.`,
  replaced: msg`It was replaced in the wallet by another transaction and can no longer be executed.`,
  lost: msg`Another transaction from this account replaced it, but we couldn't find which. Check your orders and balances before you try again.`,
  rejectedInSafe: msg`Your Safe's owners rejected it. It can no longer be executed.`,
  replacedInSafe: msg`Your Safe executed another transaction in its place. It can no longer be executed.`,
  unseen: msg`The network never received this transaction, and the account sent another one in its place. Check your orders and balances before you try again.`,
  unknownInSafe: msg`Your Safe used its nonce, but we couldn't find for what. Check your orders and balances before you try again.`,
  failedInWallet: msg`Your wallet reports that it was not executed. Check your orders and balances before you try again.`,
};
