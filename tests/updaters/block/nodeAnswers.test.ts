import { Interface } from 'ethers';
import { afterEach, expect, it, vi } from 'vitest';
import { createRpcClient } from '#chain/rpc/createRpcClient.ts';
import { MAX_ANSWER } from '#chain/rpc/postBatch.ts';
import { preferBest } from '#chain/rpc/preferBest.ts';
import { valueOf } from '#lib/loadable.ts';
import { faultOf } from '#reads/nodes/nodesInUse.ts';
import { EXT, tokens } from '../../support/fakeBook.ts';
import { BAD, createHonestNode, GOOD, openHostileWorld } from '../../support/hostileWorld.ts';
import { startRpcServer } from '../../chain/rpc/rpcServer.ts';

const aggregate = new Interface([
  'function tryBlockAndAggregate(bool, tuple(address target, bytes callData)[] calls) returns (uint256, bytes32, tuple(bool success, bytes returnData)[])',
]);
const events = new Interface([
  'event UpdateOrderInfo(address indexed, address indexed, uint256 indexed, uint256, uint256)',
]);

/** One result less than calls. */
const oneShort = (honest: string): string => {
  const answers = JSON.parse(honest) as readonly { readonly id: number; readonly result: unknown }[];
  const bent = answers.map((answer) => {
    if (typeof answer.result !== 'string' || answer.result.length < 200) return answer;
    const [block, hash, results] = aggregate.decodeFunctionResult('tryBlockAndAggregate', answer.result);
    const kept = [...(results as Iterable<{ readonly success: boolean; readonly returnData: string }>)].slice(0, -1);
    const result = aggregate.encodeFunctionResult('tryBlockAndAggregate', [
      block,
      hash,
      kept.map(({ success, returnData }) => [success, returnData]),
    ]);
    return { ...answer, result };
  });
  return JSON.stringify(bent);
};

/** The error that froze the page: it cannot become a text. */
const unspeakable = (): string => '[{"jsonrpc":"2.0","id":1,"error":{"message":{"toString":null}}}]';

/** The same error for each request. */
const allUnspeakable = (honest: string): string =>
  JSON.stringify(
    (JSON.parse(honest) as readonly { readonly id: number }[]).map(({ id }) => ({
      ...{ jsonrpc: '2.0', id, error: { message: { toString: null } } },
    })),
  );

const badOnly = [BAD];

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  ['an error whose message cannot become a text', unspeakable],
  ['a multicall result with one entry less than calls, its head correct', oneShort],
])('counts %s against the node and asks the next one within the same block', async (_, bend) => {
  const honest = createHonestNode();
  const { rpc, reader, requests, results } = openHostileWorld(honest, bend);
  expect(await reader.pollNewBlock()).toMatchObject({ kind: 'advanced', blockNumber: 100 });
  expect(Object.values(results())).toHaveLength(2);
  expect(requests).toEqual([BAD, GOOD]);
  expect(rpc.nodes.fault(BAD)).toMatchObject({ name: expect.stringMatching(/^Rpc/) as unknown });
  honest.node.block = 101;
  expect(await reader.pollNewBlock()).toMatchObject({ kind: 'advanced', blockNumber: 101 });
  expect(requests).toEqual([BAD, GOOD, GOOD]);
});

it('counts an error that cannot become a text for each request against a node that answered before', async () => {
  const honest = createHonestNode();
  const { reader, requests, rpc, state } = openHostileWorld(honest, (text) => text);
  await reader.pollNewBlock();
  state.bend = allUnspeakable;
  honest.node.block = 101;
  expect(await reader.pollNewBlock()).toMatchObject({ kind: 'advanced', blockNumber: 101 });
  expect(requests).toEqual([BAD, BAD, GOOD]);
  expect(rpc.nodes.fault(BAD)).toMatchObject({ kind: 'unexpected' });
});

it('a node whose head is as good as another but whose answer could not be read is not preferred', async () => {
  const { rpc, reader } = openHostileWorld(createHonestNode(), oneShort);
  await reader.pollNewBlock();
  const heads = [BAD, GOOD].map((source) => ({ source, number: 100, timestamp: 1_700_000_100 }));
  preferBest(rpc.nodes, heads, undefined);
  expect(rpc.nodes.current()).toBe(GOOD);
  const before = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(before + 301_000);
  preferBest(rpc.nodes, heads, undefined);
  expect(rpc.nodes.current()).toBe(BAD);
});

it.each([
  ['an error whose message cannot become a text', unspeakable],
  ['a multicall result with one entry less than calls', oneShort],
])('a single node that gave %s is read again once it answers rightly', async (_, bend) => {
  const honest = createHonestNode();
  const { reader, failures, state } = openHostileWorld(honest, bend, badOnly);
  expect(await reader.pollNewBlock()).toMatchObject({ kind: 'failed' });
  expect(failures).toEqual([expect.objectContaining({ name: expect.stringMatching(/^Rpc/) as unknown })]);
  state.bend = (text) => text;
  expect(await reader.pollNewBlock()).toMatchObject({ kind: 'advanced', blockNumber: 100 });
});

it('the same log twice in one answer is counted once: an order with 70 left stays at 70', async () => {
  const honest = createHonestNode();
  const { reader, books } = openHostileWorld(honest, (text) => text);
  const remain = () => {
    const book = valueOf(books.reading(tokens.pair)?.book ?? { status: 'idle' });
    return book?.side0.orders.find(({ index }) => index === 3n)?.remain;
  };
  await reader.pollNewBlock();
  await reader.readSameBlock(() => true);
  expect(remain()).toBe(100n);
  const { topics, data } = events.encodeEventLog('UpdateOrderInfo', [tokens.token0, tokens.token1, 3n, 5n, 30n]);
  const log = { address: EXT, topics, data, blockNumber: '0x65', blockHash: '0x65', logIndex: '0x1' };
  honest.logs.push(log, { ...log, logIndex: '0x01' });
  honest.node.block = 101;
  await reader.pollNewBlock();
  expect(remain()).toBe(70n);
});

it('a node that answers eth_chainId 0x1 from the tenth block on is left, and the reason is kept', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const honest = createHonestNode();
  const { rpc, reader } = openHostileWorld(honest, (text) =>
    honest.node.block < 110 ? text : text.replace('"result":"0x89"', '"result":"0x1"'),
  );
  const current: string[] = [];
  for (let block = 101; block < 120; block += 1) {
    honest.node.block = block;
    vi.advanceTimersByTime(2000);
    expect(await reader.pollNewBlock()).toMatchObject({ kind: 'advanced', blockNumber: block });
    current.push(rpc.nodes.current());
  }
  expect(current.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => BAD));
  expect(current.slice(-5)).toEqual(Array.from({ length: 5 }, () => GOOD));
  const fault = rpc.nodes.fault(BAD);
  expect(fault).toMatchObject({ message: 'Unsupported chain ID: 1' });
  expect(fault && faultOf(fault)).toEqual({ code: 'wrongChain', chainId: 1 });
});

it('50 MB of valid JSON are cut off while they arrive and never parsed, and the next node is queried', async () => {
  const part = `"${'0'.repeat(65_533)}",`;
  const PARTS = 800;
  let sent = 0;
  const large = await startRpcServer((_, response) => {
    response.write('[');
    let written = 0;
    const send = (): void => {
      while (written < PARTS && !response.destroyed) {
        written += 1;
        sent += 1;
        if (!response.write(part)) return void response.once('drain', send);
      }
      response.end('""]');
    };
    send();
  });
  const honest = await startRpcServer();
  const rpc = createRpcClient({ urls: [large.url, honest.url], chainId: 137, batchWaitMs: 0 });
  const parse = vi.spyOn(JSON, 'parse');
  expect(await rpc.send('a')).toEqual(['a']);
  // Other files of this worker may parse something meanwhile.
  expect(parse.mock.calls.filter(([text]) => text.includes('0'.repeat(1000)))).toEqual([]);
  expect(sent * part.length).toBeLessThan(8 * MAX_ANSWER.bytes);
  expect(rpc.nodes.fault(large.url)).toMatchObject({ kind: 'size' });
  await Promise.all([large.close(), honest.close()]);
});
