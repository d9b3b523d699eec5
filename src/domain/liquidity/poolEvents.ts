import type { Hex } from '../multicall/types.ts';
import type { Address } from '../tokens/types.ts';

export interface LogPosition {
  readonly blockNumber: number;
  readonly logIndex: number;
}

interface Placed extends LogPosition {
  readonly transactionHash: Hex;
}

/** A mint comes from the zero address. Raw units. */
export interface PoolTransfer extends Placed {
  readonly kind: 'transfer';
  readonly from: Address;
  readonly to: Address;
  readonly value: bigint;
}

export interface PoolSync extends Placed {
  readonly kind: 'sync';
  readonly reserve0: bigint;
  readonly reserve1: bigint;
}

export interface PoolChange extends Placed {
  readonly kind: 'mint' | 'burn';
  readonly amount0: bigint;
  readonly amount1: bigint;
}

/** Source: logs of UniswapV2Pair and UniswapV2ERC20. */
export type PoolEvent = PoolTransfer | PoolSync | PoolChange;

/** Comparator: block, then log index, ascending. */
export const byLogPosition = (a: LogPosition, b: LogPosition): number =>
  a.blockNumber - b.blockNumber || a.logIndex - b.logIndex;

const countBefore = (events: readonly PoolEvent[], position: LogPosition, through: boolean): number => {
  let low = 0;
  let high = events.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const event = events[middle];
    const order = event ? byLogPosition(event, position) : 1;
    if (order < 0 || (through && order === 0)) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * First event after a position, by binary search; `events` are in chain order, and an event at `position` is excluded.
 */
export const firstAfter = <T extends PoolEvent>(
  events: readonly PoolEvent[],
  position: LogPosition,
  fits: (event: PoolEvent) => event is T,
): T | undefined => {
  for (let i = countBefore(events, position, true); i < events.length; i += 1) {
    const event = events[i];
    if (event && fits(event)) return event;
  }
  return undefined;
};

/**
 * Last event before a position, by binary search; `events` are in chain order, and an event at `position` is excluded.
 */
export const lastBefore = <T extends PoolEvent>(
  events: readonly PoolEvent[],
  position: LogPosition,
  fits: (event: PoolEvent) => event is T,
): T | undefined => {
  for (let i = countBefore(events, position, false) - 1; i >= 0; i -= 1) {
    const event = events[i];
    if (event && fits(event)) return event;
  }
  return undefined;
};

/** Next event; undefined after the last one. `events` are in chain order. */
export const nextAfter = (events: readonly PoolEvent[], position: LogPosition): PoolEvent | undefined =>
  events[countBefore(events, position, true)];
