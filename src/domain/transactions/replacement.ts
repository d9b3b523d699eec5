import type { KnownTransaction, SignedFacts, TransactionRecord } from './types.ts';

/**
 * `itself`: the followed transaction. `again`: the original after all. `spedUp`: the same call at another gas price.
 */
type Replacement = 'itself' | 'again' | 'spedUp' | 'cancelled' | 'replaced';

const isEmptyPaymentToSelf = ({ from, signed }: KnownTransaction): boolean =>
  signed.to === from && signed.value === '0' && signed.data === '0x';

const isSameCall = (a: SignedFacts, b: SignedFacts): boolean =>
  a.to === b.to && a.value === b.value && a.data.toLowerCase() === b.data.toLowerCase();

/** The wallet chooses how an account runs a batch, but the data includes each call. */
const includesCall = (batch: SignedFacts, call: SignedFacts): boolean =>
  call.data.length > 2 && batch.data.toLowerCase().includes(call.data.slice(2).toLowerCase());

/** Kind of replacement by destination, data and value. A batch counts as ours if the mined call includes it. */
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
