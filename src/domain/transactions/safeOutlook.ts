import type { Address } from '../tokens/types.ts';
import type { RevertCause } from './revertCause.ts';

/** Raw units as decimal strings. */
export interface OrderOutlook {
  readonly spent: string;
  readonly received: string;
  readonly rests: string;
}

/** `fails`: a call reverts. `refused`: the Safe or its guard reverts. `unread`: no node simulated it. */
export type SafeOutlook =
  | { readonly kind: 'succeeds'; readonly orders: readonly OrderOutlook[] }
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
