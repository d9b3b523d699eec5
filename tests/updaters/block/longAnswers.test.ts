import { Interface } from 'ethers';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { createRpcClient } from '#chain/rpc/createRpcClient.ts';
import { MAX_ANSWER } from '#chain/rpc/postBatch.ts';
import { rules } from '#config/rules.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import { createCallReader } from '#updaters/block/readCalls.ts';
import { word } from '../../support/fakeNode.ts';
import { EXT } from '../../support/fakeBook.ts';

const [FIRST, SECOND] = ['https://first.example', 'https://second.example'];
const MEGABYTE = 1_048_576;
const LOGS = [{ fromBlock: '0x1', toBlock: 'latest' }];

interface SentRequest {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

const call = (n: number): Call => ({ address: `0x${String(n).padStart(40, '0')}`, callData: '0x12345678' });
const bytes = (count: number): Hex => `0x${'00'.repeat(count)}`;
const success = (n: number) => ({ status: 'success', data: word(n) });
const unsupported = { status: 'unsupported' };

const aggregate = new Interface([
  'function tryBlockAndAggregate(bool, tuple(address target, bytes callData)[] calls) returns (uint256, bytes32, tuple(bool success, bytes returnData)[])',
]);
const wordOf = (value: number): string => word(value).slice(2);

/** Result of a multicall; ethers takes seconds for megabytes. */
const encoded = (results: readonly Hex[]): Hex => {
  const bodies = results.map((data) => {
    const digits = data.slice(2);
    return wordOf(1) + wordOf(64) + wordOf(digits.length / 2) + digits;
  });
  let offset = 32 * results.length;
  const offsets = bodies.map((body) => {
    offset += body.length / 2;
    return wordOf(offset - body.length / 2);
  });
  return `0x${[wordOf(9), wordOf(0), wordOf(96), wordOf(results.length), ...offsets, ...bodies].join('')}`;
};

/** A chain whose contracts return `data`, by address. */
const createChain = () => {
  const returned = new Map<string, Hex>();
  const logs: object[] = [];
  const resultOf = ({ method, params }: SentRequest): unknown => {
    if (method === 'eth_chainId') return '0x89';
    if (method === 'eth_getLogs') return logs;
    const [{ data }] = params as readonly [{ readonly data: string }];
    const [, calls] = aggregate.decodeFunctionData('tryBlockAndAggregate', data);
    const targets = [...(calls as Iterable<{ readonly target: string }>)].map(({ target }) => target.toLowerCase());
    return encoded(targets.map((target) => returned.get(target) ?? word(1_700_000_000)));
  };
  const answersTo = (batch: readonly SentRequest[]): string =>
    JSON.stringify(batch.map((request) => ({ jsonrpc: '2.0', id: request.id, result: resultOf(request) })));
  const put = (n: number, data: Hex): void => void returned.set(call(n).address, data);
  return { logs, answersTo, put };
};

/** Reads of two nodes of one chain, of which the first may change its answers. */
const setUp = (
  bend: (honest: string, batch: readonly SentRequest[]) => string = (honest) => honest,
  urls: readonly string[] = [FIRST, SECOND],
) => {
  const chain = createChain();
  const sent: { readonly url: string; readonly bytes: number }[] = [];
  const rpc = createRpcClient({
    urls,
    chainId: 137,
    batchWaitMs: 0,
    fetch(url, { body }) {
      const batch = JSON.parse(String(body)) as readonly SentRequest[];
      const honest = chain.answersTo(batch);
      const text = url === FIRST ? bend(honest, batch) : honest;
      sent.push({ url, bytes: text.length });
      return Promise.resolve(new Response(text, { headers: { 'content-length': String(text.length) } }));
    },
  });
  let nowMs = 0;
  const read = createCallReader(rpc, EXT, () => nowMs);
  /** Reads the calls together with the block's logs. */
  const readBlock = async (calls: readonly Call[]) => {
    const [reads] = await Promise.all([read(calls, 'latest'), rpc.send('eth_getLogs', LOGS)]);
    return reads.outcomes;
  };
  const wait = (ms: number): void => {
    nowMs += ms;
  };
  return { chain, rpc, sent, readBlock, wait };
};

afterEach(() => {
  vi.restoreAllMocks();
});

it('reads the other calls in the same block where contracts return a megabyte each, and trusts both nodes', async () => {
  const { chain, rpc, sent, readBlock, wait } = setUp();
  const calls = Array.from({ length: 60 }, (_, i) => call(i));
  const long = new Set([7, 8, 30, 58]);
  calls.forEach((_, i) => chain.put(i, long.has(i) ? bytes(MEGABYTE) : word(i)));
  const expected = calls.map((_, i) => (long.has(i) ? unsupported : success(i)));

  expect(await readBlock(calls)).toEqual(expected);
  expect(sent.length).toBeLessThan(10);
  expect([FIRST, SECOND].map((url) => rpc.nodes.isTrusted(url))).toEqual([true, true]);
  expect(rpc.nodes.current()).toBe(FIRST);

  const before = sent.length;
  expect(await readBlock(calls)).toEqual(expected);
  expect(sent.slice(before)).toEqual([{ url: FIRST, bytes: expect.any(Number) as number }]);
  expect(sent.at(-1)?.bytes).toBeLessThan(50_000);

  // Five minutes later they are sent again, alone.
  for (const i of long) chain.put(i, word(i));
  wait(300_001);
  expect(await readBlock(calls)).toEqual(calls.map((_, i) => success(i)));
});

it('leaves out no short call where several requests of one batch are too long', async () => {
  const { chain, readBlock } = setUp();
  const gasRequired = rules.multicall.chunkGasLimit;
  // Each is a request by itself.
  const calls = Array.from({ length: 8 }, (_, i) => ({ ...call(i), gasRequired }));
  calls.forEach((_, i) => chain.put(i, i < 4 ? bytes(3 * MEGABYTE) : word(i)));
  const expected = calls.map((_, i) => (i < 4 ? unsupported : success(i)));
  expect(await readBlock(calls)).toEqual(expected);
  expect(await readBlock(calls)).toEqual(expected);
});

it('reads a call again with the next block where a node answers millions of zeros in its place', async () => {
  let isFlooding = true;
  const { chain, readBlock } = setUp((honest) => (isFlooding ? `[${'0,'.repeat(400_000)}0]` : honest), [FIRST]);
  chain.put(1, word(1));
  await expect(readBlock([call(1)])).rejects.toMatchObject({ kind: 'size' });
  isFlooding = false;
  expect(await readBlock([call(1)])).toEqual([success(1)]);
});

it('reports a single call with too long an answer as unsupported, and reads the block', async () => {
  const { chain, rpc, readBlock } = setUp();
  chain.put(1, bytes(3 * MEGABYTE));
  expect(await readBlock([call(1)])).toEqual([unsupported]);
  expect(await readBlock([call(1)])).toEqual([unsupported]);
  expect([FIRST, SECOND].map((url) => rpc.nodes.isTrusted(url))).toEqual([true, true]);
});

it('leaves a node whose answer is too long where another node has a short one', async () => {
  const isCall = ({ method }: SentRequest): boolean => method === 'eth_call';
  const { chain, rpc, readBlock } = setUp((honest, batch) =>
    batch.some(isCall) ? honest.replace(/"result":"0x[^"]{99,}"/, `"result":"${bytes(3 * MEGABYTE)}"`) : honest,
  );
  chain.put(1, word(1));
  expect(await readBlock([call(1)])).toEqual([success(1)]);
  expect([FIRST, SECOND].map((url) => rpc.nodes.isTrusted(url))).toEqual([false, true]);
  expect(rpc.nodes.current()).toBe(SECOND);
});

it('asks the next node, and keeps trust in both, where the logs of a range are too long for either', async () => {
  const { chain, rpc } = setUp();
  const log = { address: EXT, topics: [word(1)], data: bytes(100), blockNumber: '0x1', blockHash: '0x1' };
  chain.logs.push(...Array.from({ length: 20_000 }, (_, i) => ({ ...log, logIndex: `0x${i.toString(16)}` })));
  await expect(rpc.send('eth_getLogs', [{ fromBlock: '0x1', toBlock: '0x2' }])).rejects.toMatchObject({ kind: 'size' });
  expect([FIRST, SECOND].map((url) => rpc.nodes.isTrusted(url))).toEqual([true, true]);
});

it.each([
  ['empty objects', `[${Array.from({ length: 1_000_000 }, () => '{}').join()}]`],
  ['nested arrays', '['.repeat(3_900_000)],
  ['fields', `[{${Array.from({ length: 300_000 }, (_, i) => `"${i.toString(36)}":0`).join()}}]`],
])('never parses millions of %s within the size of an answer', async (_, text) => {
  const { chain, readBlock } = setUp(() => text);
  chain.put(1, word(1));
  expect(text.length).toBeLessThan(MAX_ANSWER.bytes);
  const parse = vi.spyOn(JSON, 'parse');
  expect(await readBlock([call(1)])).toEqual([success(1)]);
  expect(Math.max(...parse.mock.calls.map(([parsed]) => parsed.length))).toBeLessThan(10_000);
});

it('reads every short call rightly whatever the other calls return', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(0, 0, 0, 32, 300_000, MEGABYTE), { minLength: 1, maxLength: 8 }),
      async (lengths) => {
        const { chain, readBlock } = setUp();
        const calls = lengths.map((_, i) => call(i));
        lengths.forEach((length, i) => chain.put(i, length < 32 ? word(i) : bytes(length)));
        const outcomes = await readBlock(calls);
        for (const [i, length] of lengths.entries()) {
          if (length < 32) expect(outcomes[i]).toEqual(success(i));
          else expect([unsupported, { status: 'success', data: bytes(length) }]).toContainEqual(outcomes[i]);
        }
      },
    ),
    { numRuns: 6 },
  ));
