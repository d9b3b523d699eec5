import { replacementOf } from './replacement.ts';
import { signedDifference } from './signedDifference.ts';
import type { KnownTransaction, SignedFacts } from './types.ts';
import type { WalletRequest } from './walletRequest.ts';

/** Facts of a request to the wallet. The last call distinguishes a batch from anything else that the account signs. */
export const requestedFacts = ({ calls, kind, from }: WalletRequest, nonce: number): SignedFacts => {
  const last = calls.at(-1);
  const { to, data, value } = last ?? { to: from, data: '0x' as const, value: '0' };
  return kind === 'batch' ? { nonce, to: from, data, value: '0' } : { nonce, to, data, value };
};

/**
 * True if `found`, which has the request's nonce, is the requested transaction. A batch includes the last call. A
 * single call has the same destination, value and data, up to an approval's amount and an appended mark.
 */
export const isRequested = (request: WalletRequest, { from, hash, signed }: KnownTransaction): boolean => {
  const { kind, info, calls } = request;
  if (kind !== 'batch') return signedDifference({ info, requested: calls, signed }) === undefined;
  const facts = requestedFacts(request, signed.nonce);
  return replacementOf({ hash: '0x', callsId: '' }, facts, { from, hash, signed }) === 'spedUp';
};
