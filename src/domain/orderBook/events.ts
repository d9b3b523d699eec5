import type { Address } from '../tokens/types.ts';

/** Emitted before the order trades: `from` is sold, `to` is bought. */
export interface AddOrderEvent {
  readonly kind: 'AddOrder';
  readonly maker: Address;
  readonly soldToken: Address;
  readonly from: bigint;
  readonly to: bigint;
  readonly index: bigint;
}

/** The order gave `inNum` of its sold token and received `outNum`. */
interface UpdateOrderInfoEvent {
  readonly kind: 'UpdateOrderInfo';
  readonly soldToken: Address;
  readonly index: bigint;
  readonly outNum: bigint;
  readonly inNum: bigint;
}

interface CancelOrderWithNumEvent {
  readonly kind: 'CancelOrderWithNum';
  readonly soldToken: Address;
  readonly index: bigint;
  readonly num: bigint;
}

interface SyncEvent {
  readonly kind: 'Sync';
  readonly reserve0: bigint;
  readonly reserve1: bigint;
}

/** Events are in log order. `soldToken` is the event's `_fromTokenAddr`, checksummed. */
export type BookEvent = AddOrderEvent | UpdateOrderInfoEvent | CancelOrderWithNumEvent | SyncEvent;
