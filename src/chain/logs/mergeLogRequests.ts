import { isFields } from '#lib/fields.ts';
import type { Result } from '#lib/result.ts';

export interface RpcRequest {
  readonly method: string;
  readonly params: readonly unknown[];
  readonly isSeparate?: boolean;
}

type Topic = string | readonly string[] | null;

interface NewestLogs {
  readonly addresses: readonly string[];
  readonly topics: readonly Topic[];
  readonly fromBlock: number;
}

interface MergedRequests {
  readonly requests: readonly RpcRequest[];
  readonly split: (responses: readonly Result<unknown, unknown>[]) => readonly Result<unknown, unknown>[];
}

/** A request that has to catch up must not make the others fail. */
const MAX_DISTANCE_BLOCKS = 64;
/** Nodes refuse over 1,000 values of a topic; larger filters match any value. */
const MAX_TOPIC_VALUES = 500;

const hex = (value: number): string => `0x${value.toString(16)}`;

/**
 * Request for the newest logs of named contracts in a short range; undefined for other requests, which are not merged.
 */
const newestLogs = ({ method, params, isSeparate }: RpcRequest): NewestLogs | undefined => {
  const [filter] = params;
  if (method !== 'eth_getLogs' || isSeparate || !isFields(filter)) return undefined;
  const { address, topics = [], fromBlock, toBlock } = filter;
  if (address === undefined || toBlock !== 'latest' || typeof fromBlock !== 'string') return undefined;
  return {
    addresses: ([] as readonly string[]).concat(address as string | readonly string[]),
    topics: topics as readonly Topic[],
    fromBlock: Number(fromBlock),
  };
};

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)];

const mergeTopics = (topics: readonly Topic[]): Topic => {
  const values = unique(topics.flatMap((topic) => topic ?? []));
  return topics.includes(null) || values.length > MAX_TOPIC_VALUES ? null : values;
};

const mergeGroup = (group: readonly NewestLogs[]): RpcRequest => {
  const length = Math.min(...group.map(({ topics }) => topics.length));
  const positions = Array.from({ length }, (_, position) => group.map(({ topics }) => topics[position] ?? null));
  const filter = {
    address: unique(group.flatMap(({ addresses }) => addresses)),
    topics: positions.map(mergeTopics),
    fromBlock: hex(Math.min(...group.map(({ fromBlock }) => fromBlock))),
    toBlock: 'latest',
  };
  return { method: 'eth_getLogs', params: [filter] };
};

const allows = (topic: Topic, value: unknown): boolean =>
  topic === null ||
  [topic].flat().some((entry) => typeof value === 'string' && entry.toLowerCase() === value.toLowerCase());

const answers = ({ addresses, topics, fromBlock }: NewestLogs, log: unknown): boolean => {
  if (!isFields(log) || !Array.isArray(log.topics) || typeof log.blockNumber !== 'string') return true;
  const values: readonly unknown[] = log.topics;
  return (
    Number(log.blockNumber) >= fromBlock &&
    allows(addresses, log.address) &&
    values.length >= topics.length &&
    topics.every((topic, position) => allows(topic, values[position]))
  );
};

/**
 * Merges requests for the newest logs of named contracts, because nodes count each `eth_getLogs`. Each request gets
 * the logs that it named.
 */
export const mergeLogRequests = (originals: readonly RpcRequest[]): MergedRequests => {
  const requests: RpcRequest[] = [];
  const positions = new Map<RpcRequest, number>();
  const newest = originals.flatMap((request) => {
    const logs = newestLogs(request);
    return logs ? [{ request, logs }] : [];
  });
  let rest = newest.toSorted((a, b) => b.logs.fromBlock - a.logs.fromBlock);
  for (let [first] = rest; first; [first] = rest) {
    const lowest = first.logs.fromBlock - MAX_DISTANCE_BLOCKS;
    const group = rest.filter(({ logs }) => logs.fromBlock >= lowest);
    for (const { request } of group) positions.set(request, requests.length);
    requests.push(group.length === 1 ? first.request : mergeGroup(group.map(({ logs }) => logs)));
    rest = rest.slice(group.length);
  }
  for (const request of originals) {
    if (!positions.has(request)) positions.set(request, requests.push(request) - 1);
  }
  const answerTo = (request: RpcRequest, response: Result<unknown, unknown>): Result<unknown, unknown> => {
    const logs = newestLogs(request);
    if (!logs || !response.ok || !Array.isArray(response.value)) return response;
    return { ...response, value: response.value.filter((log) => answers(logs, log)) };
  };
  return {
    requests,
    split: (responses) =>
      originals.flatMap((request) => {
        const response = responses[positions.get(request) ?? 0];
        return response ? [answerTo(request, response)] : [];
      }),
  };
};
