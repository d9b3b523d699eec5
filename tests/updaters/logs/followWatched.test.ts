import { expect, it } from 'vitest';
import type { BlockResponse, PollPhase } from '#updaters/block/blockSubscribers.ts';
import type { LogFollower } from '#updaters/logs/createLogFollower.ts';
import { followWatched } from '#updaters/logs/followWatched.ts';

/** A subscriber over followers that record their calls. */
const setUp = ({ keeps = false, verifies = false, left = [] as readonly string[], holds = true } = {}) => {
  let watched: readonly string[] = [];
  const events: string[] = [];
  const follow = (key: string): LogFollower => {
    events.push(`new ${key}`);
    return {
      verifies,
      recall: () =>
        left.flatMap((entry) => (entry === key ? [{ method: 'eth_getBlockByNumber', params: [`left ${key}`] }] : [])),
      resume: ({ blockNumber }) => {
        events.push(`resume ${key} ${blockNumber}`);
        return holds;
      },
      start: (head) => events.push(`start ${key} ${head ?? ''}`.trim()),
      stop: () => events.push(`stop ${key}`),
      taking: () => undefined,
      requests: () => [{ method: 'eth_getLogs', params: [key] }],
      receive: ({ blockNumber }) => events.push(`receive ${key} ${blockNumber}`),
    };
  };
  const subscriber = followWatched({ watched: () => watched, follow, keeps });
  const answers = (blockNumber: number): BlockResponse => ({
    blockNumber,
    blockTimestamp: 0,
    calls: [],
    responses: new Map(),
  });
  let last: number | undefined;
  return {
    subscriber,
    watch: (...keys: readonly string[]) => {
      watched = keys;
    },
    /** One block; returns what was requested with it. */
    block(number: number): readonly unknown[] {
      const phase: PollPhase = { kind: 'newBlock', lastBlock: last };
      const queries = (subscriber.request(phase).requests ?? []).map(({ params }) => params[0]);
      subscriber.receive(answers(number), phase);
      last = number;
      return queries;
    },
    rewind: () => {
      last = undefined;
    },
    events: () => events.splice(0),
  };
};

it('begins with a block, and from then on each block carries the requests', () => {
  const { watch, block, events } = setUp();
  watch('a', 'b');
  expect(block(5)).toEqual([]);
  expect(events()).toEqual(['new a', 'new b', 'start a 5', 'start b 5', 'receive a 5', 'receive b 5']);
  expect(block(6).toSorted()).toEqual(['a', 'b']);
  expect(events()).toEqual(['receive a 6', 'receive b 6']);
});

it.each([
  ['goes on from there', true, ['new a', 'new b', 'resume a 5', 'start b 5', 'receive a 5', 'receive b 5']],
  [
    'begins anew where the chain has another one',
    false,
    ['new a', 'new b', 'resume a 5', 'new a', 'start a 5', 'start b 5', 'receive a 5', 'receive b 5'],
  ],
])('the first block’s request asks for the end of an earlier visit, which %s', (_, holds, expected) => {
  const { watch, block, events } = setUp({ left: ['a'], holds });
  watch('a', 'b');
  expect(block(5)).toEqual(['left a']);
  expect(new Set(events())).toEqual(new Set(expected));
  expect(block(6).toSorted()).toEqual(['a', 'b']);
});

it('a key that is not watched any more when the first block comes does not begin', () => {
  const { subscriber, watch, events } = setUp({ left: ['a'] });
  watch('a');
  subscriber.request({ kind: 'newBlock', lastBlock: undefined });
  watch();
  subscriber.receive(
    { blockNumber: 5, blockTimestamp: 0, calls: [], responses: new Map() },
    { kind: 'newBlock', lastBlock: undefined },
  );
  expect(events()).toEqual(['new a']);
});

it('a key that is watched between two blocks begins at the block shown, without a separate request', () => {
  const { subscriber, watch, block, events } = setUp();
  block(5);
  watch('a');
  expect(subscriber.request({ kind: 'sameBlock', blockNumber: 5 })).toEqual({});
  expect(events()).toEqual(['new a', 'start a 5']);
});

it('the remainder of an earlier visit is resumed with the request for more of the block shown', () => {
  const { subscriber, watch, block, events } = setUp({ left: ['a'] });
  block(5);
  watch('a', 'b');
  const phase: PollPhase = { kind: 'sameBlock', blockNumber: 5 };
  const { requests = [] } = subscriber.request(phase);
  expect(requests.map(({ params }) => params[0])).toEqual(['left a']);
  expect(events()).toEqual(['new a', 'new b', 'start b 5']);
  subscriber.receive({ blockNumber: 5, blockTimestamp: 0, calls: [], responses: new Map() }, phase);
  expect(events()).toEqual(['resume a 5']);
  expect(block(6).toSorted()).toEqual(['a', 'b']);
});

it('a remainder whose request fails is resumed with the next block', () => {
  const { subscriber, watch, block, events } = setUp({ left: ['a'] });
  block(5);
  watch('a');
  const phase: PollPhase = { kind: 'sameBlock', blockNumber: 5 };
  subscriber.request(phase);
  subscriber.failed?.(phase);
  expect(block(6)).toEqual(['left a']);
  expect(events()).toEqual(['new a', 'new a', 'resume a 6', 'receive a 6']);
});

it('a poll without a new block begins it too, once a block was shown', () => {
  const { subscriber, watch, block, events } = setUp();
  watch('a');
  subscriber.failed?.({ kind: 'newBlock', lastBlock: undefined });
  expect(events()).toEqual([]);
  subscriber.failed?.({ kind: 'newBlock', lastBlock: 5 });
  expect(events()).toEqual(['new a', 'start a 5']);
  block(6);
});

it.each([
  [false, ['new a', 'start a 8', 'receive a 8']],
  [true, ['start a 8', 'receive a 8']],
])('a key that nobody watches stops, and watched again (keeps: %s) it goes on or begins again', (keeps, again) => {
  const { watch, block, events } = setUp({ keeps });
  watch('a');
  block(6);
  events();
  watch();
  expect(block(7)).toEqual([]);
  expect(events()).toEqual(['stop a']);
  watch('a');
  block(8);
  expect(events()).toEqual(again);
});

it.each([
  [false, ['stop a', 'new a', 'start a 4', 'receive a 4']],
  [true, ['start a', 'receive a 4']],
])('after a rewind (verifies: %s) it is read again, or verified', (verifies, expected) => {
  const { watch, block, rewind, events } = setUp({ verifies, keeps: true });
  watch('a');
  block(5);
  events();
  rewind();
  expect(block(4)).toEqual([]);
  expect(events()).toEqual(expected);
});

it('a rewind is verified once, however many polls it takes until the next block', () => {
  const { subscriber, watch, block, events } = setUp({ verifies: true });
  watch('a');
  block(5);
  events();
  subscriber.request({ kind: 'newBlock', lastBlock: undefined });
  subscriber.request({ kind: 'newBlock', lastBlock: undefined });
  expect(events()).toEqual(['start a']);
});

it('a rewind drops what is kept but not watched', () => {
  const { watch, block, rewind, events } = setUp({ keeps: true });
  watch('a');
  block(5);
  watch();
  block(6);
  rewind();
  block(4);
  events();
  watch('a');
  block(5);
  expect(events()).toEqual(['new a', 'start a 5', 'receive a 5']);
});

it('after it was stopped it begins again with the next block', () => {
  const { subscriber, watch, block, events } = setUp();
  watch('a');
  block(5);
  events();
  subscriber.stop();
  expect(events()).toEqual(['stop a']);
  block(6);
  expect(events()).toEqual(['new a', 'start a 6', 'receive a 6']);
});
