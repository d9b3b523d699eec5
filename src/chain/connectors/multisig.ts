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
  readonly nonce: number | undefined;
  readonly confirmations: number | undefined;
  /** Fewer owners than `confirmations` if the wallet does not name all. */
  readonly signedBy: readonly Address[] | undefined;
  readonly confirmationsRequired: number | undefined;
  readonly minedHash: Hex | undefined;
  readonly submittedAtMs: number | undefined;
  /** Proposal checked against its hash; undefined if the wallet does not describe it. */
  readonly proposed: SafeTransaction | undefined;
}

/**
 * A wallet whose hash is that of a proposal: `threshold` owners sign it, and one executes it later under another hash.
 */
export interface Multisig {
  readonly address: Address;
  readonly threshold: number;
  readonly ownerCount: number;
  /**
   * Proposes calls in order, which run all or not at all. Resolves to the proposal's hash; rejects as the wallet does.
   */
  sendBatch(calls: readonly BatchCall[]): Promise<Hex>;
  readTransaction(hash: Hex): Promise<MultisigReport>;
}

/** Multisig of a provider or a connector; undefined for a wallet of one account. */
export const multisigOf = (wallet: unknown): Multisig | undefined =>
  isFields(wallet) && isFields(wallet.multisig) ? (wallet.multisig as unknown as Multisig) : undefined;
