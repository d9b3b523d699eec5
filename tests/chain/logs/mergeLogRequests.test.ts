import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeLogRequests, type RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import { err, ok } from '#lib/result.ts';

const WORDS = ['0xa1', '0xB2', '0xc3', '0xd4'] as const;
const word = fc.constantFrom(...WORDS);
const topic = fc.oneof(fc.constant(null), word, fc.uniqueArray(word, { minLength: 1 }));

interface Filter {
  readonly address?: string | readonly string[];
  readonly topics: readonly (string | readonly string[] | null)[];
  readonly fromBlock: string;
  readonly toBlock: string;
}

const hex = (value: number): string => `0x${value.toString(16)}`;
const filter: fc.Arbitrary<Filter> = fc.record(
  {
    address: fc.oneof(word, fc.uniqueArray(word, { minLength: 1 })),
    topics: fc.array(topic, { maxLength: 4 }),
    fromBlock: fc.oneof(fc.integer({ min: 100, max: 110 }), fc.integer({ min: 0, max: 400 })).map(hex),
    toBlock: fc.constantFrom('latest', 'latest', 'latest', hex(105)),
  },
  { requiredKeys: ['topics', 'fromBlock', 'toBlock'] },
);
const log = fc.record({
  address: word.map((entry) => entry.toLowerCase()),
  topics: fc.array(
    word.map((entry) => entry.toLowerCase()),
    { maxLength: 4 },
  ),
  blockNumber: fc.integer({ min: 90, max: 120 }).map(hex),
});
type Log = typeof log extends fc.Arbitrary<infer T> ? T : never;

const has = (expected: string | readonly string[], value: string | undefined): boolean =>
  [expected].flat().some((entry) => entry.toLowerCase() === value);

/** Answer of a node with these logs, by the rules of `eth_getLogs`. */
const nodeWith =
  (logs: readonly Log[]) =>
  ({ params }: RpcRequest): readonly Log[] => {
    const { address, topics, fromBlock, toBlock } = params[0] as Filter;
    return logs.filter(
      (entry) =>
        (address === undefined || has(address, entry.address)) &&
        topics.length <= entry.topics.length &&
        topics.every((expected, i) => expected === null || has(expected, entry.topics[i])) &&
        Number(entry.blockNumber) >= Number(fromBlock) &&
        (toBlock === 'latest' || Number(entry.blockNumber) <= Number(toBlock)),
    );
  };

const requestOf = (entry: Filter): RpcRequest => ({ method: 'eth_getLogs', params: [entry] });

it('merged requests give each part the same answer as if it were sent alone', () => {
  fc.assert(
    fc.property(fc.array(filter, { maxLength: 6 }), fc.array(log, { maxLength: 30 }), (filters, logs) => {
      const node = nodeWith(logs);
      const originals = filters.map(requestOf);
      const { requests, split } = mergeLogRequests(originals);
      expect(requests.length).toBeLessThanOrEqual(originals.length);
      expect(split(requests.map((request) => ok(node(request))))).toEqual(
        originals.map((original) => ok(node(original))),
      );
    }),
    { numRuns: 1000 },
  );
});

it('requests for named contracts from about the same block become one', () => {
  fc.assert(
    fc.property(fc.array(filter, { minLength: 1, maxLength: 6 }), (filters) => {
      const near = filters.map((entry, i) => ({ ...entry, address: entry.address ?? '0xa1', fromBlock: hex(200 - i) }));
      const { requests } = mergeLogRequests(near.map((entry) => requestOf({ ...entry, toBlock: 'latest' })));
      expect(requests).toHaveLength(1);
    }),
  );
});

it('a request that has to catch up is sent separately', () => {
  const [old, fresh] = [100, 5000].map((from) =>
    requestOf({ address: '0xa1', topics: [], fromBlock: hex(from), toBlock: 'latest' }),
  );
  const { requests, split } = mergeLogRequests([old, fresh].filter((entry) => entry !== undefined));
  expect(requests).toHaveLength(2);
  const failed = err(new Error('too many blocks'));
  const byFrom = requests.map(({ params }) => ((params[0] as Filter).fromBlock === hex(100) ? failed : ok([])));
  expect(split(byFrom)).toEqual([failed, ok([])]);
});

it('other requests are unchanged, in any order; an answer that is not a list reaches every part', () => {
  const receipt: RpcRequest = { method: 'eth_getTransactionReceipt', params: ['0x1'] };
  const logs = requestOf({ address: '0xa1', topics: [], fromBlock: '0x10', toBlock: 'latest' });
  const { requests, split } = mergeLogRequests([receipt, logs, receipt]);
  const responses = requests.map(({ method }) => ok(method === 'eth_getLogs' ? 'nonsense' : null));
  expect(split(responses)).toEqual([ok(null), ok('nonsense'), ok(null)]);
  expect(mergeLogRequests([]).split([])).toEqual([]);
});

it('malformed logs are passed on, so that each part can refuse them', () => {
  const logs = requestOf({ address: '0xa1', topics: ['0xb2'], fromBlock: '0x10', toBlock: 'latest' });
  const { split } = mergeLogRequests([logs, logs]);
  expect(split([ok([null, 5])])).toEqual([ok([null, 5]), ok([null, 5])]);
});
