import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TransactionEnding } from '../../domain/transactions/types.ts';

type Kind = TransactionEnding['kind'];

/** How a transaction ended that was not mined, in one word. */
export const endingTitles: Readonly<Record<Kind, MessageDescriptor>> = {
  cancelled: msg`Cancelled`,
  replaced: msg`Replaced`,
  lost: msg`Replaced`,
};

/** The same in full, with what it means. */
export const endingWords: Readonly<Record<Kind, MessageDescriptor>> = {
  cancelled: msg`It was cancelled in the wallet. Nothing was spent except the network fee of the cancellation.`,
  replaced: msg`It was replaced in the wallet by another transaction, so this one did not happen and no longer can.`,
  lost: msg`Another transaction of this account took its place. Which one could not be found, so look at your orders and balances before you try again.`,
};
