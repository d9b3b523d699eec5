import { expect, it, onTestFinished, vi } from 'vitest';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Call } from '#domain/multicall/types.ts';
import {
  createSubscriberRegistry,
  type BlockSubscriber,
  type ChainVerdict,
  type PollPhase,
} from '#updaters/block/blockSubscribers.ts';
import {
  collectRequests,
  deliverResponses,
  distribute,
  dropRequests,
  judgeChain,
  sizeOf,
} from '#updaters/block/collectRequests.ts';

const phase: PollPhase = { kind: 'newBlock', lastBlock: 6 };
const call = (n: number): Call => ({ address: `0x${String(n).padStart(40, '0')}`, callData: '0x12345678' });
const outcome = (n: number): CallOutcome => ({ status: 'success', data: `0x0${n}` });

/** A subscriber that notes what it is given. */
const asking = (calls: readonly Call[], judgeChain?: () => ChainVerdict) => {
  const given: unknown[] = [];
  const subscriber: BlockSubscriber = {
    request: () => ({ calls }),
    receive: (answers) => given.push(answers.calls),
    failed: () => given.push('failed'),
    ...(judgeChain && { judgeChain }),
  };
  return { subscriber, given };
};

const boom = (): never => {
  throw new Error('boom');
};
const broken: BlockSubscriber = { request: boom, receive: boom, failed: boom, judgeChain: boom };

const collect = (...subscribers: readonly BlockSubscriber[]) => {
  const registry = createSubscriberRegistry();
  subscribers.forEach((subscriber) => registry.register(subscriber));
  return collectRequests(registry, phase);
};

const answer = (pending: ReturnType<typeof collect>, outcomes: readonly CallOutcome[]) =>
  distribute(pending, { blockNumber: 7, blockTimestamp: 70, outcomes }, new Map());

const silenceErrors = () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => error.mockRestore());
  return error;
};

it('each subscriber receives the outcomes of its own calls', () => {
  const [first, none, last] = [asking([call(1), call(2)]), asking([]), asking([call(3)])];
  const pending = collect(first.subscriber, none.subscriber, last.subscriber);
  expect(pending.map(sizeOf)).toEqual([2, 0, 1]);
  deliverResponses(answer(pending, [outcome(1), outcome(2), outcome(3)]), phase);
  expect([first.given, none.given, last.given]).toEqual([[[outcome(1), outcome(2)]], [[]], [[outcome(3)]]]);
});

it('both calls and requests count towards what a subscriber waits for', () => {
  const request = { method: 'eth_getLogs', params: [] };
  const both: BlockSubscriber = { request: () => ({ calls: [call(1)], requests: [request, request] }), receive: boom };
  expect(collect(both).map(sizeOf)).toEqual([3]);
});

it('an error in one subscriber stops no other, whatever its queries are', () => {
  const errors = silenceErrors();
  const other = asking([call(1)], () => 'same');
  const pending = collect(broken, other.subscriber);
  const answered = answer(pending, [outcome(1)]);
  expect(judgeChain(answered)).toBe('same');
  deliverResponses(answered, phase);
  dropRequests(pending, phase);
  expect(other.given).toEqual([[outcome(1)], 'failed']);
  expect(errors).toHaveBeenCalledTimes(4);
});

it.each<[readonly ChainVerdict[], ChainVerdict]>([
  [['same', 'unsure', undefined, 'other'], 'other'],
  [['same', 'unsure', undefined], 'unsure'],
  [[undefined, 'same'], 'same'],
  [[undefined], undefined],
  [[], undefined],
])('the verdicts %j make %s', (verdicts, expected) => {
  const pending = collect(...verdicts.map((verdict) => asking([], () => verdict).subscriber));
  expect(judgeChain(answer(pending, []))).toBe(expected);
});
