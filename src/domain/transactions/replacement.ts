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

/** Tells by destination, data and value whether the transaction that was mined does what the record's one did. */
export const replacementOf = (
  record: Pick<TransactionRecord, 'hash' | 'replacedBy'>,
  signed: SignedFacts,
  mined: KnownTransaction,
): Replacement => {
  if (mined.hash === (record.replacedBy ?? record.hash)) return 'itself';
  if (mined.hash === record.hash) return 'again';
  if (isSameCall(mined.signed, signed)) return 'spedUp';
  return isEmptyPaymentToSelf(mined) ? 'cancelled' : 'replaced';
};
