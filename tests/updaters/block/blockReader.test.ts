import { expect, it, vi } from 'vitest';
import { rules } from '#config/rules.ts';
import { createSubscriberRegistry, type ChainVerdict } from '#updaters/block/blockSubscribers.ts';
import { createBlockReader } from '#updaters/block/blockReader.ts';
import { createCallReader } from '#updaters/block/readCalls.ts';
import { eventually } from '../../support/eventually.ts';
import { createFakeNode } from '../../support/fakeNode.ts';

const MULTICALL = '0xcA11bde05977b3631167028862bE2a173976CA11';
const call = { address: `0x${'1'.repeat(40)}`, callData: '0x12345678' } as const;

const setUp = () => {
  const node = createFakeNode();
  const registry = createSubscriberRegistry();
  const events: string[] = [];
  const state = { verdict: undefined as ChainVerdict, wantsMore: false };
  registry.register({
    request: ({ kind }) => (kind === 'newBlock' || state.wantsMore ? { calls: [call] } : {}),
    receive: ({ blockNumber }, { kind }) => events.push(`${kind} ${blockNumber}`),
    failed: ({ kind }) => events.push(`${kind} failed`),
    judgeChain: () => state.verdict,
  });
  const reader = createBlockReader({
    rpc: node,
    readCalls: createCallReader(node, MULTICALL),
    registry,
    now: () => 5,
    onBlock: ({ blockNumber }) => events.push(`block ${blockNumber}`),
    onWorked: () => undefined,
    onFailed: () => events.push('node failed'),
    onRewound: () => events.push('rewound'),
  });
  const poll = async (block: number) => {
    node.block = block;
    return (await reader.pollNewBlock()).kind;
  };
  return { node, registry, state, reader, poll, events: () => events.splice(0) };
};

it('a new block is given to the subscribers before it is shown', async () => {
  const { reader, poll, events } = setUp();
  expect(await poll(7)).toBe('advanced');
  expect(events()).toEqual(['newBlock 7', 'block 7']);
  expect(reader.lastBlock()).toBe(7);
});

it('the same block again is an empty poll, and a failure leaves the block', async () => {
  const { node, reader, poll, events } = setUp();
  await poll(7);
  expect(await poll(7)).toBe('empty');
  node.broken = true;
  expect(await poll(8)).toBe('failed');
  expect(events()).toEqual(['newBlock 7', 'block 7', 'newBlock failed', 'newBlock failed', 'node failed']);
  expect(reader.lastBlock()).toBe(7);
});

it('the third answer in a row from below is a rewind; one of the last block in between begins the count again', async () => {
  const { reader, poll, events } = setUp();
  for (const block of [20, 18, 18, 20, 18, 18]) await poll(block);
  expect(events()).not.toContain('rewound');
  await poll(18);
  expect(events()).toContain('rewound');
  expect(reader.lastBlock()).toBeUndefined();
});

it('a node of the same chain that catches up is no rewind', async () => {
  const { state, poll, events } = setUp();
  await poll(20);
  state.verdict = 'same';
  for (const block of [10, 12, 14, 16, 18]) await poll(block);
  expect(events()).not.toContain('rewound');
});

it('an unsure verdict is an empty poll without a rewind, however often', async () => {
  const { reader, state, poll, events } = setUp();
  await poll(20);
  events();
  state.verdict = 'unsure';
  for (const block of [21, 19, 19, 19]) expect(await poll(block)).toBe('empty');
  expect(events()).toEqual(['newBlock failed', 'newBlock failed', 'newBlock failed', 'newBlock failed']);
  expect(reader.lastBlock()).toBe(20);
  state.verdict = 'same';
  expect(await poll(22)).toBe('advanced');
});

it('another chain is a rewind at once, and nobody is given its answers', async () => {
  const { state, poll, events } = setUp();
  await poll(20);
  events();
  state.verdict = 'other';
  expect(await poll(21)).toBe('empty');
  expect(events()).toEqual(['newBlock failed', 'rewound']);
});

it('calls needed of the block shown are read at that block, a few times in a row at most', async () => {
  const { node, state, reader, poll, events } = setUp();
  await reader.readSameBlock(() => true);
  await poll(7);
  await reader.readSameBlock(() => true);
  expect(node.tags()).toEqual(['latest']);
  state.wantsMore = true;
  node.block = 9;
  await reader.readSameBlock(() => true);
  expect(node.tags().slice(1)).toEqual(Array.from({ length: 5 }, () => '0x7'));
  await reader.readSameBlock(() => false);
  expect(node.tags()).toHaveLength(6);
  events();
  node.broken = true;
  await reader.readSameBlock(() => true);
  expect(events()).toEqual(['sameBlock failed']);
});

it("a subscriber's own reading goes with one round, and the next one waits for it", async () => {
  const { node, registry, reader, poll, state } = setUp();
  await poll(7);
  let end: () => void = () => undefined;
  let reading: Promise<void> | undefined = new Promise((resolve) => {
    end = resolve;
  });
  registry.register({ request: () => ({}), receive: () => undefined, reading: () => reading });
  state.wantsMore = true;
  const rounds = reader.readSameBlock(() => true);
  await eventually(() => expect(node.tags()).toEqual(['latest', '0x7']));
  await new Promise((resolve) => setTimeout(resolve, 2 * node.delayMs));
  expect(node.tags()).toHaveLength(2);
  reading = undefined;
  end();
  await rounds;
  expect(node.tags()).toHaveLength(6);
});

it('calls that a reading found are queried although nothing else was, and a reading that takes too long is not waited for', async () => {
  vi.useFakeTimers();
  const { node, registry, reader, poll, state } = setUp();
  const first = poll(7);
  await vi.runAllTimersAsync();
  await first;
  let reading: Promise<void> | undefined = Promise.resolve().then(() => {
    state.wantsMore = true;
    reading = new Promise(() => undefined);
  });
  registry.register({ request: () => ({}), receive: () => undefined, reading: () => reading });
  const rounds = reader.readSameBlock(() => true);
  await vi.advanceTimersByTimeAsync(rules.rpc.separateMs - 1);
  expect(node.tags()).toEqual(['latest', '0x7']);
  await vi.advanceTimersByTimeAsync(rules.rpc.separateMs);
  expect(node.tags()).toEqual(['latest', '0x7', '0x7']);
  await vi.advanceTimersByTimeAsync(5 * rules.rpc.separateMs);
  await rounds;
  vi.useRealTimers();
});

it('a poll that does not end is abandoned, its late answer does not count, and polling goes on', async () => {
  const node = createFakeNode();
  const registry = createSubscriberRegistry();
  const events: string[] = [];
  registry.register({
    request: () => ({ calls: [call] }),
    receive: ({ blockNumber }) => events.push(`block ${blockNumber}`),
    failed: () => events.push('failed'),
  });
  const ends: (() => void)[] = [];
  const read = createCallReader(node, MULTICALL);
  let isHanging = true;
  const reader = createBlockReader({
    rpc: node,
    async readCalls(calls, at) {
      if (isHanging) await new Promise<void>((resolve) => ends.push(resolve));
      return read(calls, at);
    },
    registry,
    now: () => 5,
    abandonMs: 50,
    onBlock: () => undefined,
    onWorked: () => undefined,
    onFailed: (error) => events.push(String(error)),
    onRewound: () => undefined,
  });
  expect((await reader.pollNewBlock()).kind).toBe('failed');
  isHanging = false;
  for (const end of ends) end();
  await new Promise((resolve) => setTimeout(resolve, 2 * node.delayMs));
  expect(events).toEqual(['failed', 'Error: The chain was not read within 50 ms']);
  expect((await reader.pollNewBlock()).kind).toBe('advanced');
  expect(events.at(-1)).toBe('block 100');
});
