import { AbiCoder } from 'ethers';
import { gzipSync } from 'node:zlib';
import { startDataService } from '../../../e2e/devnet/dataService/server.ts';
import type { Deployment } from '../../../e2e/devnet/deployment.ts';
import { ANY_PORT } from '../../../e2e/devnet/ports.ts';
import { shown } from '#lib/reported.ts';
import { createDataService } from '#services/dataService/createDataService.ts';
import { readPairPage } from '#services/dataService/pairPage.ts';
import { HEAD_QUERY, PAGE_SIZE, PAIR_QUERY } from '#services/dataService/queries.ts';
import { exactly, figure, type Findings } from '../figures.ts';
import { medianTimes } from '../timing.ts';
import {
  baseOf,
  createBigExchange,
  EXT,
  FACTORY,
  LAST_BLOCK,
  pairAt,
  quoteOf,
  SCALE,
  type BigExchange,
} from './bigExchange.ts';
import { startBigNode } from './bigNode.ts';
import { measureMappings } from './measureMappings.ts';

const MEGABYTE = 1_000_000;
const BUSIEST = 0;
/** Maximum log range of public nodes. */
const NODE_RANGE = 10_000;
const PAIRS_QUERY = `query Pairs($skip: Int!) {
  pairs(first: ${PAGE_SIZE}, skip: $skip, orderBy: id) {
    id token0 { id name symbol decimals } token1 { id name symbol decimals } reserve0 reserve1 txCount
  }
}`;

interface Answer {
  readonly text: string;
  readonly milliseconds: number;
}

const ask = async (url: string, query: string, variables: object = {}): Promise<Answer> => {
  const startedAt = performance.now();
  const response = await fetch(url, { method: 'POST', body: JSON.stringify({ query, variables }) });
  const text = await response.text();
  if (!response.ok || text.includes('"errors"')) throw new Error(text.slice(0, 500));
  return { text, milliseconds: performance.now() - startedAt };
};

const sizes = (text: string) => ({
  bytes: figure(Buffer.byteLength(text), 'bytes'),
  compressed: figure(gzipSync(text).length, 'bytes, gzip'),
});

const busiest = {
  pair: pairAt(BUSIEST),
  token0: baseOf(BUSIEST),
  token1: quoteOf(BUSIEST),
  range: { fromBlock: 0, toBlock: LAST_BLOCK },
};

/** Bytes and main thread time of one page of history. */
const measurePage = async (url: string): Promise<Findings> => {
  const { pair } = busiest;
  const variables = { pair, of: pair, from: '0', to: String(LAST_BLOCK), first: PAGE_SIZE };
  const { text, milliseconds } = await ask(url, PAIR_QUERY, variables);
  const read = () => readPairPage((JSON.parse(text) as { data: Record<string, unknown> }).data, busiest, PAGE_SIZE);
  const { page } = medianTimes({ page: { repeat: 1, run: () => void read() } }, { rounds: 15, warmUp: 5 });
  return {
    trades: figure(read().events.length, 'trades that the page is sure to have whole'),
    ...sizes(text),
    answeredIn: figure(milliseconds, 'ms, local server'),
    readIn: figure(page, 'ms of one task, Node'),
  };
};

/** Page by page, like the application. */
const measureHistory = async (url: string, exchange: BigExchange): Promise<Findings> => {
  const options = { url, timeoutMs: 120_000, maxBytes: 100 * MEGABYTE };
  const service = createDataService(options);
  const startedAt = performance.now();
  let [trades, pages, toBlock] = [0, 0, LAST_BLOCK];
  while (toBlock >= 0) {
    const page = await service.pairPage({ ...busiest, range: { fromBlock: 0, toBlock } });
    if (!page.ok) throw new Error(`The service's answer is of no use: ${page.error.code}`, { cause: page.error.cause });
    const { events, range } = shown(page.value);
    trades += events.length;
    pages += 1;
    toBlock = range.fromBlock - 1;
  }
  return {
    pages: figure(pages, 'requests'),
    seconds: figure((performance.now() - startedAt) / 1000, 's, local server'),
    trades: exactly(exchange.tradesOf(BUSIEST), trades, 'trades'),
  };
};

const measurePairs = async (url: string): Promise<Findings> => {
  let [bytes, compressed, milliseconds, pairs] = [0, 0, 0, 0];
  for (let skip = 0; skip <= 5 * PAGE_SIZE; skip += PAGE_SIZE) {
    const { text, milliseconds: taken } = await ask(url, PAIRS_QUERY, { skip });
    bytes += Buffer.byteLength(text);
    compressed += gzipSync(text).length;
    milliseconds += taken;
    pairs += (JSON.parse(text) as { data: { pairs: readonly unknown[] } }).data.pairs.length;
  }
  return {
    pairs: figure(pairs, 'pairs: skip ends at 5,000'),
    bytes: figure(bytes, 'bytes'),
    compressed: figure(compressed, 'bytes, gzip'),
    answeredIn: figure(milliseconds, 'ms, local server'),
  };
};

/** Logs of the busiest pair, and the contracts' answers about pairs and orders. */
const measureNode = (exchange: BigExchange): Findings => {
  let [logs, bytes] = [0, 0];
  for (const log of exchange.pairLogs(BUSIEST)) {
    logs += 1;
    bytes += JSON.stringify(log).length + 1;
  }
  const coder = AbiCoder.defaultAbiCoder();
  const [word, three] = [`0x${'0'.repeat(64)}`, `0x${'0'.repeat(192)}`];
  const hexLength = (type: string, value: unknown): number => coder.encode([type], [value]).length - 2;
  const answersPerPair = [word, word, word, three].map((data) => [true, data]);
  const pairs = hexLength('tuple(bool,bytes)[]', Array.from({ length: SCALE.pairs }, () => answersPerPair).flat());
  const orders =
    8 *
    hexLength(
      'uint256[]',
      Array.from({ length: SCALE.orders }, () => 1n),
    );
  return {
    history: {
      logs: figure(logs, 'logs'),
      bytes: figure(bytes, 'bytes'),
      requests: figure(Math.ceil(LAST_BLOCK / NODE_RANGE), `requests of ${NODE_RANGE} blocks`),
    },
    pairs: { bytes: figure(pairs, 'bytes of Multicall answers: address, tokens and reserves of all pairs') },
    orders: { bytes: figure(orders, 'bytes of answers: all orders of all books, with their indexes') },
  };
};

const heapMb = (): number => process.memoryUsage().heapUsed / MEGABYTE;

/** 10,000 pairs, 100,000 orders, 1,000,000 trades: by data service, by node, and the subgraph's mappings. */
export const measureScale = async (say: (message: string) => void): Promise<Findings> => {
  say('making up a large exchange ...');
  const exchange = createBigExchange();
  say("the subgraph's mappings over a part of it ...");
  const mappings = await measureMappings(exchange);
  const node = await startBigNode(exchange);
  const empty = heapMb();
  const startedAt = performance.now();
  say('indexing all of it on the local data service ...');
  // The service needs only these two addresses.
  const deployment = { factory: FACTORY, orderBookExt: EXT } as unknown as Deployment;
  const service = await startDataService(ANY_PORT, { url: node.url, deployment });
  try {
    await ask(service.url, HEAD_QUERY);
    const indexed = (performance.now() - startedAt) / 1000;
    const memory = heapMb() - empty;
    say('asking it ...');
    const head = await ask(service.url, HEAD_QUERY);
    return {
      amounts: {
        pairs: SCALE.pairs,
        orders: SCALE.orders,
        trades: SCALE.trades,
        days: Math.round((SCALE.trades * SCALE.seconds) / 86_400),
      },
      mappings,
      service: {
        indexing: figure(indexed, 's, local server'),
        memory: figure(memory, 'MB, garbage included'),
        head: { ...sizes(head.text), answeredIn: figure(head.milliseconds, 'ms, local server') },
        pairs: await measurePairs(service.url),
        page: await measurePage(service.url),
        history: await measureHistory(service.url, exchange),
      },
      node: measureNode(exchange),
    };
  } finally {
    await service.stop();
    await node.stop();
  }
};
