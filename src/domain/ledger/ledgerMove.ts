import type { Hex } from '../multicall/types.ts';
import type { Address } from '../tokens/types.ts';

/** `stake`, `unstake`: the tokens stay the account's. The native coin and its wrapper are one asset. */
export type LedgerKind =
  | 'trade'
  | 'reward'
  | 'transferIn'
  | 'transferOut'
  | 'poolEntry'
  | 'poolExit'
  | 'stake'
  | 'unstake'
  | 'bondPurchase'
  | 'bondPayout'
  | 'burn'
  | 'networkFee';

/** One asset that an account received (amount above zero) or gave (below zero). */
export interface LedgerMove {
  readonly id: string;
  /** Shared by the sides of a trade and by all tokens of a pool entry or exit. */
  readonly event: string;
  readonly kind: LedgerKind;
  readonly asset: Address;
  /** Raw units, signed. */
  readonly amount: bigint;
  /** Raw units of the dollar token, of the whole move at its time; undefined if unknown. */
  readonly value: bigint | undefined;
  readonly blockNumber: number;
  readonly logIndex: number;
  /** Unix seconds. */
  readonly timestamp: number | undefined;
  readonly transactionHash: Hex;
}

/** Network fee of one transaction that the account sent. */
export interface PaidFee {
  readonly transactionHash: Hex;
  /** Raw native coin. */
  readonly amount: bigint;
  readonly blockNumber: number;
}
