import { decodeHeader, headerRequest } from '#chain/reading/blockHeaders.ts';
import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import type { Result } from '#lib/result.ts';
import type { Responses } from '../block/blockSubscribers.ts';

const BLOCKS_A_REQUEST = 20;

interface TimedEvent {
  readonly blockNumber: number;
  readonly timestamp: number | undefined;
}

interface EventTimes<Event extends TimedEvent> {
  requests(events: readonly Event[]): readonly RpcRequest[];
  receive(responses: Responses): boolean;
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
