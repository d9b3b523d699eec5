import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readLogs } from '#chain/logs/logRanges.ts';
import { nextSpan, parseRangeLimit, startSpan } from '#chain/logs/rangeLength.ts';
import { httpError, RpcResponseError, tooLongError } from '#chain/rpc/errors.ts';
import type { BlockRange } from '#domain/history/types.ts';
import type { Result } from '#lib/result.ts';
import { createFakeNode } from '../../support/fakeNode.ts';

const EXT = '0x00000000000000000000000000000000000000E1';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Limits {
  readonly blocks?: number;
  readonly results?: number;
  readonly words?: (blocks: number) => string;
}

/** A node with one log in every block that `hasLog` names. */
const startNode = ({ blocks: max = Infinity, results = Infinity, words }: Limits, hasLog = (_: number) => false) => {
  const node = createFakeNode();
  const queries: BlockRange[] = [];
  const sizes: number[] = [];
  node.methods.set('eth_getLogs', ([filter]) => {
    const { fromBlock, toBlock } = filter as { fromBlock: string; toBlock: string };
    const range = { fromBlock: Number(fromBlock), toBlock: Number(toBlock) };
    const blocks = range.toBlock - range.fromBlock + 1;
    queries.push(range);
    if (blocks > max) throw new RpcResponseError(-32600, words?.(blocks) ?? 'range too large', undefined);
    const logs = [];
    for (let block = range.fromBlock; block <= range.toBlock; block += 1) {
      const place = { blockNumber: `0x${block.toString(16)}`, blockHash: `0x${block.toString(16)}`, logIndex: '0x0' };
      if (hasLog(block)) logs.push({ address: '0x01', topics: [], data: '0x', ...place });
    }
    if (logs.length > results) {
      throw new RpcResponseError(-32005, 'query returned more than 10000 results', undefined);
    }
    sizes.push(logs.length);
    return logs;
  });
  const read = async (range: BlockRange, isSparse = false) => {
    const taken: BlockRange[] = [];
    const found: number[] = [];
    const reading: Promise<Result<void, unknown>> = readLogs(
      node,
      { address: EXT, topics: [] },
      range,
      (logs, step) => {
        taken.push(step);
        found.push(...logs.map(({ blockNumber }) => Number(blockNumber)));
      },
      { isSparse },
    );
    await vi.runAllTimersAsync();
    return { result: await reading, taken, found };
  };
  return { node, queries, sizes, read };
};

/** Newest first, and every block once. */
const expectWhole = (taken: readonly BlockRange[], { fromBlock, toBlock }: BlockRange): void => {
  let next = toBlock;
  for (const step of taken) {
    expect(step.toBlock).toBe(next);
    next = step.fromBlock - 1;
  }
  expect(next).toBe(fromBlock - 1);
};

describe('ranges that adapt to what the RPC allows', () => {
  const range = { fromBlock: 3, toBlock: 50_002 };

  it('are few with a node that allows everything', async () => {
    const { read, queries } = startNode({});
    const { result, taken } = await read(range);
    expect(result.ok).toBe(true);
    expectWhole(taken, range);
    expect(queries.length).toBeLessThanOrEqual(6);
  });

  it('are one where few logs are expected and the node allows it', async () => {
    const { read, queries } = startNode({}, (block) => block % 20_000 === 0);
    const { result, taken, found } = await read(range, true);
    expect(result.ok).toBe(true);
    expectWhole(taken, range);
    expect(queries).toEqual([range]);
    expect(found).toHaveLength(2);
  });

  it('begin small again where a node refuses the wide one, which is tried once', async () => {
    const { read, queries } = startNode({ blocks: 1000, words: () => 'block range is too wide' });
    const { result, taken } = await read(range, true);
    expect(result.ok).toBe(true);
    expectWhole(taken, range);
    expect(queries[0]).toEqual(range);
    expect(queries.length).toBeLessThan(120);
    const before = queries.length;
    await read(range, true);
    expect(queries.slice(before).filter(({ fromBlock, toBlock }) => toBlock - fromBlock > 4000)).toEqual([]);
  });

  it('become smaller without a wait where an answer was cut off for its size', () => {
    const span = { ...startSpan(), blocks: 4000 };
    const next = nextSpan(span, { kind: 'failed', blocks: 4000, error: tooLongError('') });
    expect(next).toMatchObject({ blocks: 2000, limit: 3999, waitMs: 0, givenUp: false });
  });

  it.each([
    ['HTTP 400', httpError(400, 'Bad Request')],
    ['HTTP 502', httpError(502, 'Bad Gateway')],
    ['HTTP 504', httpError(504, 'Gateway Timeout')],
    ['HTTP 524', httpError(524, '')],
    ['an error that says nothing', new RpcResponseError(-32000, 'internal error', undefined)],
  ])('begin small again at once where the wide one is answered by %s', async (_, error) => {
    const { read, queries, node } = startNode({});
    const answer = node.methods.get('eth_getLogs');
    node.methods.set('eth_getLogs', (params) => {
      const { fromBlock, toBlock } = params[0] as { fromBlock: string; toBlock: string };
      if (Number(toBlock) - Number(fromBlock) > 40_000) throw error;
      return answer?.(params);
    });
    const before = Date.now();
    const { result, taken } = await read(range, true);
    expect(result.ok).toBe(true);
    expectWhole(taken, range);
    expect(Date.now() - before).toBeLessThan(1000);
    expect(taken[0]).toEqual({ fromBlock: 49_878, toBlock: 50_002 });
    const count = queries.length;
    await read(range, true);
    expect(queries.slice(count).filter(({ fromBlock, toBlock }) => toBlock - fromBlock > 40_000)).toEqual([]);
  });

  it('learn the limit from the error: after one refusal no request is larger', async () => {
    const { read, queries } = startNode({
      blocks: 1000,
      words: () => 'eth_getLogs is limited to a 1,000 blocks range',
    });
    const { result, taken } = await read(range);
    expect(result.ok).toBe(true);
    expectWhole(taken, range);
    expect(queries).toHaveLength(53);
    await read(range);
    expect(queries.filter(({ fromBlock, toBlock }) => toBlock - fromBlock >= 1000)).toHaveLength(1);
  });

  it('halve until the node allows them if it names no limit', async () => {
    const { read, queries } = startNode({ blocks: 1000, words: () => 'block range is too wide' });
    const { result, taken } = await read(range);
    expect(result.ok).toBe(true);
    expectWhole(taken, range);
    expect(queries.length).toBeLessThan(120);
  });

  it('become smaller if a node finds too many results, and miss none', async () => {
    const { read } = startNode({ results: 300 }, (block) => block > 40_000);
    const { result, found } = await read(range);
    expect(result.ok).toBe(true);
    expect(new Set(found).size).toBe(10_002);
    expect(found).toHaveLength(10_002);
  });

  it('become smaller, without a wait, if the limit is reported with the code of a rate limit', async () => {
    const { read, node } = startNode({ blocks: 500 });
    const answer = node.methods.get('eth_getLogs');
    node.methods.set('eth_getLogs', (params) => {
      try {
        return answer?.(params);
      } catch {
        throw new RpcResponseError(-32005, 'eth_getLogs is limited to a 500 blocks range', undefined);
      }
    });
    const { result, taken } = await read(range);
    expect(result.ok).toBe(true);
    expectWhole(taken, range);
    expect(Math.max(...taken.map(({ fromBlock, toBlock }) => toBlock - fromBlock + 1))).toBe(500);
  });

  it('stay as they are and wait when it answers 429', async () => {
    const { read, node } = startNode({});
    const answer = node.methods.get('eth_getLogs');
    let refusals = 0;
    node.methods.set('eth_getLogs', (params) => {
      refusals += 1;
      if (refusals <= 3) throw httpError(429, 'Too Many Requests');
      return answer?.(params);
    });
    const before = Date.now();
    const { result, taken } = await read(range);
    expect(result.ok).toBe(true);
    expectWhole(taken, range);
    expect(Date.now() - before).toBeGreaterThanOrEqual(7000);
    expect(taken[0]).toEqual({ fromBlock: 49_878, toBlock: 50_002 });
  });

  it('have no answer above 100 kB (133 logs of 750 bytes) if logs are spread evenly', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 40 }), async (every) => {
        const { read, sizes } = startNode({}, (block) => block % every === 0);
        const { result, taken } = await read({ fromBlock: 3, toBlock: 20_002 });
        expect(result.ok).toBe(true);
        expectWhole(taken, { fromBlock: 3, toBlock: 20_002 });
        expect(Math.max(...sizes)).toBeLessThanOrEqual(133);
      }),
      { numRuns: 20 },
    );
  });

  it.each([
    ['data is to be saved', { saveData: true }],
    ['the browser calls the line slow', { effectiveType: '3g' }],
  ])('have answers of half the size where %s', async (_, connection) => {
    vi.stubGlobal('navigator', { connection });
    const { read, sizes, queries } = startNode({}, (block) => block % 5 === 0);
    const { found } = await read({ fromBlock: 1, toBlock: 10_000 });
    vi.unstubAllGlobals();
    expect(found).toHaveLength(2000);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(67);
    expect((queries[0]?.toBlock ?? 0) - (queries[0]?.fromBlock ?? 0) + 1).toBe(63);
  });

  it('become smaller on a slow connection, so that an answer takes at most half the time between two blocks', async () => {
    const { read, node } = startNode({}, () => true);
    const answer = node.methods.get('eth_getLogs');
    const times: number[] = [];
    node.methods.set('eth_getLogs', async (params) => {
      const logs = (await answer?.(params)) as readonly unknown[];
      times.push(logs.length * 20);
      await new Promise((resolve) => void setTimeout(resolve, logs.length * 20));
      return logs;
    });
    await read({ fromBlock: 1, toBlock: 1000 });
    expect(times[0]).toBe(2500);
    expect(Math.max(...times.slice(1))).toBeLessThanOrEqual(1000);
  });

  it('wait for `beforeStep` before each step, and end with its rejection', async () => {
    const { node, queries } = startNode({});
    const steps: number[] = [];
    const beforeStep = (): Promise<void> => {
      steps.push(queries.length);
      return steps.length < 3 ? Promise.resolve() : Promise.reject(new Error('nobody wants more'));
    };
    const reading = readLogs(node, { address: EXT, topics: [] }, range, () => undefined, { beforeStep });
    await Promise.all([vi.runAllTimersAsync(), expect(reading).rejects.toThrow('nobody wants more')]);
    expect(steps).toEqual([0, 1, 2]);
  });

  it('end with the error that neither smaller steps nor waiting helped', async () => {
    const { read, node } = startNode({});
    node.broken = true;
    const { result } = await read(range);
    expect(result).toMatchObject({ ok: false, error: { kind: 'network' } });
  });

  it('are given up after half a minute, the next ones of that node after a second, until it reads something', async () => {
    const { node, read, queries } = startNode({});
    const works = node.methods.get('eth_getLogs');
    const waitMs = async (): Promise<number> => {
      const startedAtMs = Date.now();
      expect((await read(range)).result.ok).toBe(false);
      return Date.now() - startedAtMs;
    };
    const breakDown = () =>
      node.methods.set('eth_getLogs', () => Promise.reject(new RpcResponseError(-32603, 'Internal error', undefined)));
    breakDown();
    expect(await waitMs()).toBeGreaterThan(30_000);
    expect(await waitMs()).toBeLessThan(2_000);
    if (works) node.methods.set('eth_getLogs', works);
    const { result, taken } = await read(range);
    expect(result.ok).toBe(true);
    expectWhole(taken, range);
    expect(queries.length).toBeGreaterThan(0);
    breakDown();
    expect(await waitMs()).toBeGreaterThan(30_000);
  });

  it('end with the signal’s reason', async () => {
    const { node } = startNode({});
    const controller = new AbortController();
    const reading = readLogs(node, { address: EXT, topics: [] }, range, () => controller.abort('left'), controller);
    await vi.runAllTimersAsync();
    expect(await reading).toEqual({ ok: false, error: 'left' });
  });
});

it.each([
  ['exceed maximum block range: 5000', 5000],
  ['eth_getLogs requests with up to a 10 block range', 10],
  ['limited to 0 - 10k blocks range', 10_000],
  ['query returned more than 10000 results', undefined],
  ['range too large', undefined],
  // A number of blocks next to a number of logs is the requested range, not the limit.
  ['query returned more than 10000 results in 2000 blocks', undefined],
  ['more than 10000 logs in 2000 blocks', undefined],
  ['response size is over the limit for 2000 blocks', undefined],
  // Unless it names a range.
  ['log response size exceeded: requests are limited to a 2K block range', 2_000],
  // A limit that would not help is none.
  ['limited to 20000 blocks', undefined],
  ['limited to 19,999 blocks', 19_999],
  ['limited to 0 blocks', undefined],
])('reads out of "%s" the limit %s', (message, limit) => {
  expect(parseRangeLimit(message, 20_000)).toBe(limit);
});
