import { expect, it } from 'vitest';
import type { RpcLog } from '#chain/logs/logs.ts';
import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import type { BlockRange } from '#domain/history/types.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { LogProgress } from '#updaters/logs/backfill.ts';
import { createLiveLogs } from '#updaters/logs/createLiveLogs.ts';
import type { LogSource } from '#updaters/logs/logSource.ts';
import { createFakeNode } from '../../support/fakeNode.ts';
import { respondTo } from '../../support/respondTo.ts';

const hex = (value: number) => `0x${value.toString(16)}` as const;
const log = (block: number, index = 0): RpcLog => ({
  address: `0x${'1'.repeat(40)}`,
  topics: [],
  data: '0x',
  blockNumber: hex(block),
  blockHash: hex(block),
  logIndex: hex(index),
});
const idsOf = (logs: readonly RpcLog[]) =>
  logs.map(({ blockNumber, logIndex }) => Number(blockNumber) + Number(logIndex) / 10);

/** The live logs of a source with blocks 1 to 10 that requests two blocks again. */
const setUp = (
  changes: Partial<LogSource<readonly number[]>> = {},
  known: BlockRange = { fromBlock: 1, toBlock: 10 },
) => {
  const received: (readonly [found: readonly number[], range: BlockRange])[] = [];
  let restarts = 0;
  const source: LogSource<readonly number[]> = {
    rpc: createFakeNode(),
    firstBlock: 1,
    overlapBlocks: 2,
    retry: { ms: 1000 },
    filters: () => [{ topics: [] }],
    decode: idsOf,
    receive: ([found = []], { range }) => void received.push([found, range]),
    onStatus: () => undefined,
    ...changes,
  };
  const progress: LogProgress = { coverage: known, isCaughtUp: true };
  const live = createLiveLogs(source, progress, () => {
    restarts += 1;
    live.reset();
  });
  const controller = new AbortController();
  const block = (blockNumber: number, answer: Result<unknown, unknown>): readonly RpcRequest[] => {
    const requests = live.requests();
    const responses = respondTo(requests, () => answer);
    void live.receive({ blockNumber, blockTimestamp: 70, calls: [], responses }, controller.signal);
    return requests;
  };
  return { live, progress, controller, block, received, restarts: () => restarts };
};

const logs = (...all: readonly RpcLog[]) => ok(all);
const silence = err('busy');

it('asks from the overlap below the last known block on, and takes the answer in chain order', () => {
  const { block, received, progress } = setUp();
  const [request] = block(11, logs(log(11, 1), log(10), log(11)));
  expect(request).toMatchObject({ method: 'eth_getLogs', params: [{ fromBlock: '0x9', toBlock: 'latest' }] });
  expect(received).toEqual([[[10, 11, 11.1], { fromBlock: 9, toBlock: 11 }]]);
  expect(progress.coverage).toEqual({ fromBlock: 1, toBlock: 11 });
});

it('logs of blocks after the one shown wait for theirs', () => {
  const { block, received } = setUp();
  block(11, logs(log(11), log(12)));
  expect(received).toEqual([[[11], { fromBlock: 9, toBlock: 11 }]]);
});

it('never asks below what is known', () => {
  const { live } = setUp({ overlapBlocks: 50 }, { fromBlock: 8, toBlock: 10 });
  expect(live.requests()[0]?.params).toMatchObject([{ fromBlock: '0x8' }]);
});

it.each<[string, (progress: LogProgress) => void]>([
  ['before the head is reached', (progress) => (progress.isCaughtUp = false)],
  ['while nothing is known', (progress) => (progress.coverage = undefined)],
  ['while the blocks known are none', (progress) => (progress.coverage = { fromBlock: 11, toBlock: 10 })],
])('%s nothing is requested', (_, change) => {
  const { live, progress } = setUp();
  change(progress);
  expect(live.requests()).toEqual([]);
});

it('requests of the source travel along, but not alone', () => {
  const extra = { method: 'eth_chainId', params: [] };
  expect(setUp({ requests: () => [extra] }).live.requests()).toHaveLength(2);
  expect(setUp({ requests: () => [extra], filters: () => [] }).live.requests()).toEqual([]);
});

it('the last block that the source has taken is requested again', () => {
  const { live, block, progress } = setUp({ overlapBlocks: 0, receive: () => 10 });
  block(12, logs());
  expect(progress.coverage?.toBlock).toBe(10);
  expect(live.requests()[0]?.params).toMatchObject([{ fromBlock: '0xb' }]);
});

it('the third miss in a row is read in ranges; an answer in between begins the count again', () => {
  const { block, restarts } = setUp();
  for (const answer of [silence, silence, logs(), silence, ok('no list')]) block(11, answer);
  expect(restarts()).toBe(0);
  block(11, silence);
  expect(restarts()).toBe(1);
});

it.each([
  [true, 1],
  [false, 0],
])('an answer that lacks something is believed the second time (verifies: %s)', (verifies, expected) => {
  const { block, received, restarts } = setUp({ lacks: () => true, verifies });
  block(11, logs());
  expect([received.length, restarts()]).toEqual([0, 0]);
  block(12, logs());
  expect([received.length, restarts()]).toEqual([1, expected]);
});

it('nothing is requested while logs are decoded, and what comes after an abort is ignored', async () => {
  let decoded: (found: readonly number[]) => void = () => undefined;
  const decode = () => new Promise<readonly number[]>((resolve) => (decoded = resolve));
  const { live, block, received, controller } = setUp({ decode });
  block(11, logs());
  expect(live.requests()).toEqual([]);
  decoded([1]);
  await Promise.resolve();
  await expect.poll(() => received.length).toBe(1);
  block(12, logs());
  controller.abort();
  decoded([2]);
  await expect.poll(() => live.requests().length).toBe(1);
  expect(received).toHaveLength(1);
});

it('an answer of a block below the ones requested is left', () => {
  const { block, received, restarts } = setUp();
  for (let i = 0; i < 4; i += 1) block(8, silence);
  expect([received.length, restarts()]).toEqual([0, 0]);
});
