import { expect, it } from 'vitest';
import type { PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import { err, ok } from '#lib/result.ts';
import { createEventTimes } from '#updaters/history/eventTimes.ts';
import { TAKER, TOKEN0, TOKEN1 } from '../../domain/orderBook/markets.ts';
import { respondTo } from '../../support/respondTo.ts';

const event = (blockNumber: number, timestamp?: number): PlacedEvent => ({
  event: { kind: 'AddOrder', maker: TAKER, soldToken: TOKEN0, from: 1n, to: 1n, index: 1n },
  soldToken: TOKEN0,
  boughtToken: TOKEN1,
  blockNumber,
  logIndex: 0,
  timestamp,
  transactionHash: '0x01',
});
const hex = (value: number): string => `0x${value.toString(16)}`;
const header = (block: number) => ({ number: hex(block), hash: '0xab', timestamp: hex(block * 10) });
const answer = (request: { params: readonly unknown[] }) => ok(header(Number(request.params[0])));
const blocksOf = (requests: readonly { params: readonly unknown[] }[]) =>
  requests.map(({ params }) => Number(params[0]));

it('asks each block without a time once, the newest first', () => {
  const times = createEventTimes();
  expect(blocksOf(times.requests([event(5), event(9), event(7, 70), event(9)]))).toEqual([9, 5]);
});

it('asks for no more than twenty blocks at once, and for the others with the next', () => {
  const times = createEventTimes();
  const events = Array.from({ length: 25 }, (_, i) => event(i + 1));
  const first = times.requests(events);
  expect(blocksOf(first)).toEqual(Array.from({ length: 20 }, (_, i) => 25 - i));
  expect(times.receive(respondTo(first, answer))).toBe(true);
  expect(blocksOf(times.requests(events))).toEqual([5, 4, 3, 2, 1]);
});

it('fills in what is known, and leaves alone what has its own time', () => {
  const times = createEventTimes();
  const events = [event(5), event(6, 1), event(7)];
  times.receive(respondTo(times.requests([event(5), event(6)]), answer));
  const filled = times.filled(events);
  expect(filled.map(({ timestamp }) => timestamp)).toEqual([50, 1, undefined]);
  expect([filled[1], filled[2]]).toEqual([events[1], events[2]]);
  expect(filled[1]).toBe(events[1]);
});

it.each([
  ['an error', err('busy')],
  ['no such block', ok(null)],
  ['no block at all', ok({ number: 'seven' })],
])('%s: nothing is new, and the block is requested again', (_, response) => {
  const times = createEventTimes();
  expect(times.receive(respondTo(times.requests([event(5)]), () => response))).toBe(false);
  expect(blocksOf(times.requests([event(5)]))).toEqual([5]);
});
