import type { Hex } from '../multicall/types.ts';
import type { Address } from '../tokens/types.ts';

/** Where an event stands in the chain. */
export interface Place {
  readonly blockNumber: number;
  readonly logIndex: number;
}

interface Placed extends Place {
  readonly transactionHash: Hex;
}

/** Pool tokens that changed hands; from the zero address they were minted. Raw units. */
export interface PoolTransfer extends Placed {
  readonly kind: 'transfer';
  readonly from: Address;
  readonly to: Address;
  readonly value: bigint;
}

/** What stood in the pool after a change, raw units. */
export interface PoolSync extends Placed {
  readonly kind: 'sync';
  readonly reserve0: bigint;
  readonly reserve1: bigint;
}

/** Liquidity that went in or came out, raw units. */
export interface PoolChange extends Placed {
  readonly kind: 'mint' | 'burn';
  readonly amount0: bigint;
  readonly amount1: bigint;
}

/** One event of a pair, as far as it tells who provided its liquidity. Source: UniswapV2Pair and UniswapV2ERC20. */
export type PoolEvent = PoolTransfer | PoolSync | PoolChange;

/** Order of the chain. */
export const byPlace = (a: Place, b: Place): number => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex;

/** How many of the events, in chain order, lie before a place; with `through` the one there as well. */
const countBefore = (events: readonly PoolEvent[], place: Place, through: boolean): number => {
  let low = 0;
  let high = events.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const event = events[middle];
    const order = event ? byPlace(event, place) : 1;
    if (order < 0 || (through && order === 0)) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The first event after a place that fits, of events in chain order. */
export const firstAfter = <T extends PoolEvent>(
  events: readonly PoolEvent[],
  place: Place,
  fits: (event: PoolEvent) => event is T,
): T | undefined => {
  for (let i = countBefore(events, place, true); i < events.length; i += 1) {
    const event = events[i];
    if (event && fits(event)) return event;
  }
  return undefined;
};

/** The last event before a place that fits, of events in chain order. */
export const lastBefore = <T extends PoolEvent>(
  events: readonly PoolEvent[],
  place: Place,
  fits: (event: PoolEvent) => event is T,
): T | undefined => {
  for (let i = countBefore(events, place, false) - 1; i >= 0; i -= 1) {
    const event = events[i];
    if (event && fits(event)) return event;
  }
  return undefined;
};

/** The event that follows on a place. */
export const nextAfter = (events: readonly PoolEvent[], place: Place): PoolEvent | undefined =>
  events[countBefore(events, place, true)];
