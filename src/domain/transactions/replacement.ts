import type { KnownTransaction, SignedFacts, TransactionRecord } from './types.ts';

/**
 * What a mined transaction with the account and nonce of a record means for it.
 * `itself`: what the record follows was mined. `again`: the first one was mined after all, not the one it was
 * followed to. `spedUp`: the same at another price. `cancelled`, `replaced`: something else took its place.
 */
export type Replacement = 'itself' | 'again' | 'spedUp' | 'cancelled' | 'replaced';

const isEmptyPaymentToSelf = ({ from, signed }: KnownTransaction): boolean =>
  signed.to === from && signed.value === '0' && signed.data === '0x';

const isSameCall = (a: SignedFacts, b: SignedFacts): boolean =>
  a.to === b.to && a.value === b.value && a.data.toLowerCase() === b.data.toLowerCase();

/** How an account runs a batch is the wallet's choice, but the data of each call is part of it. */
const includesCall = (batch: SignedFacts, call: SignedFacts): boolean =>
  call.data.length > 2 && batch.data.toLowerCase().includes(call.data.slice(2).toLowerCase());

/** Tells by destination, data and value whether the transaction that was mined does what the record's one did. */
export const replacementOf = (
  record: Pick<TransactionRecord, 'hash' | 'replacedBy' | 'callsId'>,
  signed: SignedFacts,
  mined: KnownTransaction,
): Replacement => {
  if (mined.hash === (record.replacedBy ?? record.hash)) return 'itself';
  if (mined.hash === record.hash) return 'again';
  const isOurs = record.callsId === undefined ? isSameCall(mined.signed, signed) : includesCall(mined.signed, signed);
  if (isOurs) return 'spedUp';
  return isEmptyPaymentToSelf(mined) ? 'cancelled' : 'replaced';
};
