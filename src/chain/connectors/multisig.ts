import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isFields } from '#lib/fields.ts';
import type { SafeTransaction } from '../safe/safeTransaction.ts';

export interface BatchCall {
  readonly to: Address;
  readonly data: Hex;
  readonly value: bigint;
}

export interface MultisigReport {
  /** Not an account's nonce. */
  readonly nonce: number | undefined;
  readonly confirmations: number | undefined;
  /** Fewer than `confirmations` if the wallet does not name all. */
  readonly signedBy: readonly Address[] | undefined;
  readonly confirmationsRequired: number | undefined;
  readonly minedHash: Hex | undefined;
  /** Milliseconds. */
  readonly submittedAtMs: number | undefined;
  /** Checked against its hash; undefined if not described. */
  readonly proposed: SafeTransaction | undefined;
}

/** The hash is a proposal's: `threshold` owners sign it, one executes it later under another hash. */
export interface Multisig {
  readonly address: Address;
  readonly threshold: number;
  readonly ownerCount: number;
  /** In order, all or none. Resolves to the proposal's hash; rejects as the wallet does. */
  sendBatch(calls: readonly BatchCall[]): Promise<Hex>;
  /** Rejects for an unknown proposal. */
  readTransaction(hash: Hex): Promise<MultisigReport>;
}

/** Undefined for a wallet of one account; takes a provider or a connector. */
export const multisigOf = (wallet: unknown): Multisig | undefined =>
  isFields(wallet) && isFields(wallet.multisig) ? (wallet.multisig as unknown as Multisig) : undefined;
