import type { Address } from '../tokens/types.ts';
import type { RevertCause } from './revertCause.ts';

/** One order of a proposal as it would be executed. Raw units as decimal strings. */
export interface OrderOutlook {
  /** Input that fills at once, and the output that arrives for it. */
  readonly spent: string;
  readonly received: string;
  /** Input that stays as an open order. */
  readonly rests: string;
}

/**
 * Effects of a proposal if executed now. `succeeds`: with its orders, in their order. `fails`: a call of it
 * reverts. `refused`: its calls would succeed, but the Safe itself or its guard reverts. `unread`: no node simulated it.
 */
export type SafeOutlook =
  | { readonly kind: 'succeeds'; readonly orders: readonly OrderOutlook[] }
  | { readonly kind: 'fails'; readonly cause: RevertCause }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unread' };

/** An order that the book is called to place. Undefined is the native coin. Raw units. */
export interface ProposedOrder {
  readonly maker: Address;
  readonly input: Address | undefined;
  readonly sold: bigint;
  readonly output: Address | undefined;
  readonly bought: bigint;
}
