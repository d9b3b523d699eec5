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
  /** Shared by the sides of a trade, and by all tokens of a pool entry or exit. */
  readonly event: string;
  readonly kind: LedgerKind;
  readonly asset: Address;
  readonly amount: bigint;
  /** Raw dollars of the whole move at its time; undefined if unknown. */
  readonly value: bigint | undefined;
  readonly blockNumber: number;
  readonly logIndex: number;
  readonly timestamp: number | undefined;
  readonly transactionHash: Hex;
}

export interface PaidFee {
  readonly transactionHash: Hex;
  readonly amount: bigint;
  readonly blockNumber: number;
}
