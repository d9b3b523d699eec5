import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isFields } from '#lib/fields.ts';
import type { SafeTransaction } from '../safe/safeTransaction.ts';

/** One call of a batch. `value` is native coin in raw units. */
export interface BatchCall {
  readonly to: Address;
  readonly data: Hex;
  readonly value: bigint;
}

/** Report of a multisig wallet about a transaction proposed to it; undefined: not reported. */
export interface MultisigReport {
  /** The multisig's own nonce, not that of an account. */
  readonly nonce: number | undefined;
  readonly confirmations: number | undefined;
  /** Owners that signed; fewer than `confirmations` where the wallet does not name all. */
  readonly signedBy: readonly Address[] | undefined;
  readonly confirmationsRequired: number | undefined;
  /** The transaction that executed it. */
  readonly minedHash: Hex | undefined;
  /** Milliseconds. */
  readonly submittedAtMs: number | undefined;
  /** The transaction itself, checked against its hash; undefined where the wallet does not describe it. */
  readonly proposed: SafeTransaction | undefined;
}

/**
 * A wallet owned by several people. The hash that it returns is that of a proposal: `threshold` owners sign it, and one
 * executes it in a transaction of another hash, perhaps hours later.
 */
export interface Multisig {
  readonly address: Address;
  readonly threshold: number;
  /** 0 where the wallet names none. */
  readonly ownerCount: number;
  /** Proposes calls that are executed in their order, all or none. @returns the proposal's hash. Rejects as the wallet does. */
  sendBatch(calls: readonly BatchCall[]): Promise<Hex>;
  /** Rejects if the wallet does not know the proposal. */
  readTransaction(hash: Hex): Promise<MultisigReport>;
}

/** The multisig behind a provider or connector; undefined for a wallet of one account. */
export const multisigOf = (wallet: unknown): Multisig | undefined =>
  isFields(wallet) && isFields(wallet.multisig) ? (wallet.multisig as unknown as Multisig) : undefined;
