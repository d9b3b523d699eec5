import type { Address } from '../tokens/types.ts';
import type { RevertCause } from './revertCause.ts';

/** Raw units as decimal strings. */
export interface OrderOutlook {
  readonly spent: string;
  readonly received: string;
  readonly rests: string;
}

export interface LiquidityOutlook {
  readonly amountA: string;
  readonly amountB: string;
}

export interface GasRefund {
  /** Undefined for the native coin. */
  readonly token: Address | undefined;
  /** Undefined for the account that executes the transaction. */
  readonly receiver: Address | undefined;
  /** Amount that does not depend on the execution, as a decimal string of raw units; undefined if all of it does. */
  readonly atLeast: string | undefined;
}

/** `fails`: a call reverts. `refused`: the Safe or its guard reverts. `unread`: no node simulated the proposal. */
export type SafeOutlook =
  | {
      readonly kind: 'succeeds';
      readonly orders: readonly OrderOutlook[];
      readonly liquidity?: readonly LiquidityOutlook[];
    }
  | { readonly kind: 'fails'; readonly cause: RevertCause }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unread' };

/** An undefined token is the native coin. Raw units. */
export interface ProposedOrder {
  readonly maker: Address;
  readonly input: Address | undefined;
  readonly sold: bigint;
  readonly output: Address | undefined;
  readonly bought: bigint;
}
