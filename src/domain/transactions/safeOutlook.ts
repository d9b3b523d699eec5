import type { Address } from '../tokens/types.ts';
import type { RevertCause } from './revertCause.ts';

/** Raw units as decimal strings. */
export interface OrderOutlook {
  readonly spent: string;
  readonly received: string;
  readonly rests: string;
}

/** Amounts that move between Safe and pool. Raw units as decimal strings. */
export interface LiquidityOutlook {
  readonly amountA: string;
  readonly amountB: string;
}

export interface GasRefund {
  /** Undefined is the native coin. */
  readonly token: Address | undefined;
  /** Undefined is the account that executes it. */
  readonly receiver: Address | undefined;
  /** Its part that does not depend on the execution; undefined where all of it does. Raw units as a decimal string. */
  readonly atLeast: string | undefined;
}

/** `fails`: a call reverts. `refused`: the Safe or its guard reverts. `unread`: no node simulated it. */
export type SafeOutlook =
  | {
      readonly kind: 'succeeds';
      readonly orders: readonly OrderOutlook[];
      readonly liquidity?: readonly LiquidityOutlook[];
    }
  | { readonly kind: 'fails'; readonly cause: RevertCause }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unread' };

/** Undefined is the native coin. Raw units. */
export interface ProposedOrder {
  readonly maker: Address;
  readonly input: Address | undefined;
  readonly sold: bigint;
  readonly output: Address | undefined;
  readonly bought: bigint;
}
