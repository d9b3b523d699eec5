import type { Address } from '../tokens/types.ts';

/** A new order, before it trades: `from` sold, `to` wanted. */
export interface AddOrderEvent {
  readonly kind: 'AddOrder';
  readonly maker: Address;
  readonly soldToken: Address;
  readonly from: bigint;
  readonly to: bigint;
  readonly index: bigint;
}

/** A fill from one order's side: it gave `inNum` of its sold token and received `outNum` of its wanted token. */
export interface UpdateOrderInfoEvent {
  readonly kind: 'UpdateOrderInfo';
  readonly soldToken: Address;
  readonly index: bigint;
  readonly outNum: bigint;
  readonly inNum: bigint;
}

/** Cancellation: `num` of the sold token returned to the maker. */
export interface CancelOrderWithNumEvent {
  readonly kind: 'CancelOrderWithNum';
  readonly soldToken: Address;
  readonly index: bigint;
  readonly num: bigint;
}

/** Pool's reserves after a trade or a change of liquidity. */
export interface SyncEvent {
  readonly kind: 'Sync';
  readonly reserve0: bigint;
  readonly reserve1: bigint;
}

/** Decoded event that changes a pair's book, in log order. `soldToken` is the event's `_fromTokenAddr`, checksummed. */
export type BookEvent = AddOrderEvent | UpdateOrderInfoEvent | CancelOrderWithNumEvent | SyncEvent;
