import { decodeHeader, headerRequest } from '#chain/reading/blockHeaders.ts';
import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import type { Result } from '#lib/result.ts';
import type { Responses } from '../block/blockSubscribers.ts';

/** Block times requested at once, so that a long history does not make one request large. */
const BLOCKS_A_REQUEST = 20;

/** An event in a block; `timestamp` in unix seconds, if the node's log has it. */
export interface TimedEvent {
  readonly blockNumber: number;
  readonly timestamp: number | undefined;
}

export interface EventTimes<Event extends TimedEvent> {
  /** Requests the times of blocks that the events do not carry, newest first. */
  requests(events: readonly Event[]): readonly RpcRequest[];
  /** Takes the responses to the last `requests`; whether a time is new. */
  receive(responses: Responses): boolean;
  /** The events with the times that are known. */
  filled(events: readonly Event[]): readonly Event[];
}

const timeOf = (response: Result<unknown, unknown> | undefined): { block: number; time: number } | undefined => {
  if (!response?.ok) return undefined;
  try {
    const header = decodeHeader(response.value);
    return header && { block: header.blockNumber, time: header.timestamp };
  } catch {
    return undefined;
  }
};

/** The times of events on nodes whose logs do not carry them, read with the requests of the blocks. */
export const createEventTimes = <Event extends TimedEvent>(): EventTimes<Event> => {
  const times = new Map<number, number>();
  let pending: readonly RpcRequest[] = [];

  return {
    requests(events) {
      const missing = new Set<number>();
      for (const { blockNumber, timestamp } of events) {
        if (timestamp === undefined && !times.has(blockNumber)) missing.add(blockNumber);
      }
      pending = [...missing]
        .sort((a, b) => b - a)
        .slice(0, BLOCKS_A_REQUEST)
        .map(headerRequest);
      return pending;
    },
    receive(responses) {
      const before = times.size;
      for (const blockTime of pending.map((request) => timeOf(responses.get(request)))) {
        if (blockTime) times.set(blockTime.block, blockTime.time);
      }
      return times.size > before;
    },
    filled: (events) =>
      events.map((event) => {
        const timestamp = event.timestamp ?? times.get(event.blockNumber);
        return timestamp === event.timestamp ? event : { ...event, timestamp };
      }),
  };
};
