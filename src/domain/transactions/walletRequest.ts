import { replacementOf } from './replacement.ts';
import type { KnownTransaction, SignedFacts, TransactionRecord } from './types.ts';

/**
 * A request to sign, written down before the wallet gets it, so that a transaction which the wallet approves after a
 * reload is still found.
 */
export interface WalletRequest extends Pick<
  TransactionRecord,
  'from' | 'chainId' | 'summary' | 'info' | 'also' | 'approval'
> {
  readonly id: string;
  /** The call, with the account's next nonce; of a batch its last call. */
  readonly presumed: SignedFacts;
  /** The wallet chooses how an account runs a batch, so its calls are searched in the data. */
  readonly isBatch: boolean;
  /** A block at which the nonce was unused. */
  readonly atBlock: number;
  /** Milliseconds. */
  readonly askedTime: number;
}

/** True if a transaction with the request's account and nonce is what was requested. */
export const isRequested = ({ presumed, isBatch }: WalletRequest, found: KnownTransaction): boolean =>
  replacementOf({ hash: '0x', ...(isBatch && { callsId: '' }) }, presumed, found) === 'spedUp';
