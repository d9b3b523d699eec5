import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { orderBookTopics } from '#chain/abis/orderBookExt.ts';
import { pairTopics } from '#chain/abis/pair.ts';
import { ANY_PORT, listenOn } from '../../e2e/devnet/ports.ts';
import { HISTORY_TOKENS } from './historyMarket.ts';

const EVENTS = 100_000;
const FIRST_BLOCK = 50_000_000;
const BLOCKS = 2_600_000;
const BLOCK_SECONDS = 2;
const NEWEST_TIME = 1_790_000_000;
/** Limits of public nodes. */
const MAX_BLOCKS = 10_000;
const MOST_LOGS = 10_000;
/** Four of ten events come in `BURSTS` bursts of `BURST_BLOCKS` blocks. */
const BURSTS = 20;
const BURST_BLOCKS = 400;
const UNIT = 10n ** 18n;

interface Filter {
  readonly fromBlock: string;
  readonly toBlock: string;
  readonly topics: readonly (string | readonly string[] | null)[];
}

interface Question {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

export interface HistoryNode {
  readonly url: string;
  readonly events: number;
  readonly firstBlock: number;
  /** Since the last `reset`. */
  counts(): { readonly requests: number; readonly logs: number; readonly logBytes: number; readonly refusals: number };
  reset(): void;
  close(): Promise<void>;
}

const hex = (value: number | bigint): string => `0x${value.toString(16)}`;
const word = (value: number | bigint): string => value.toString(16).padStart(64, '0');
const topic = (address: string): string => `0x${address.slice(2).padStart(64, '0')}`;
const hashOf = (kind: string, number: number): string =>
  `0x${kind.padEnd(24, kind)}${number.toString(16).padStart(40, '0')}`;
const lastBlock = FIRST_BLOCK + BLOCKS - 1;
const timeOf = (block: number): number => NEWEST_TIME - (lastBlock - block) * BLOCK_SECONDS;

/** Random number between 0 and 1, the same in every run. */
const createRandom = (): (() => number) => {
  let state = 12_345;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Block of each event, in chain order. */
const eventBlocks = (): readonly number[] => {
  const random = createRandom();
  const within = (start: number, blocks: number): number => start + Math.floor(random() * blocks);
  const bursts = Array.from({ length: BURSTS }, () => within(FIRST_BLOCK, BLOCKS - BURST_BLOCKS));
  const blocks = Array.from({ length: EVENTS }, (_, event) =>
    event % 10 < 4 ? within(bursts[event % BURSTS] ?? FIRST_BLOCK, BURST_BLOCKS) : within(FIRST_BLOCK, BLOCKS),
  );
  return blocks.toSorted((a, b) => a - b);
};

/** Every second event is a swap of the pool, the others are fills of resting orders. */
const logOf = (event: number, block: number): object => {
  const isSwap = event % 2 === 0;
  const base = BigInt(1 + (event % 97)) * UNIT;
  const price = BigInt(1000 + Math.round(200 * Math.sin(event / 3000)) + (event % 13));
  const quote = (base * price) / 1000n;
  const [token0, token1] = HISTORY_TOKENS;
  return {
    address: '0x3000000000000000000000000000000000000000',
    topics: isSwap
      ? [
          pairTopics.swap,
          topic('0x7a250d5630b4cf539739df2c5dacb4c659f2488d'),
          topic('0x9a250d5630b4cf539739df2c5dacb4c659f2488d'),
        ]
      : [orderBookTopics.updateOrderInfo, topic(token0), topic(token1), `0x${word(event)}`],
    data: isSwap ? `0x${word(quote)}${word(0)}${word(0)}${word(base)}` : `0x${word(base)}${word(quote)}`,
    blockNumber: hex(block),
    blockHash: hashOf('b', block),
    blockTimestamp: hex(timeOf(block)),
    transactionHash: hashOf('c', event),
    transactionIndex: hex(event % 150),
    logIndex: hex(event % 1000),
    removed: false,
  };
};

const placeOf = (blocks: readonly number[], block: number): number => {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blocks[middle] ?? Infinity) < block) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Error messages of public nodes. */
class Refusal extends Error {}

const logsOf = (blocks: readonly number[], { fromBlock, toBlock, topics }: Filter): readonly object[] => {
  const [from, to] = [Number(fromBlock), toBlock === 'latest' ? lastBlock : Number(toBlock)];
  if (to - from >= MAX_BLOCKS) throw new Refusal(`eth_getLogs is limited to a ${MAX_BLOCKS} blocks range`);
  const parity = topics[0] === pairTopics.swap ? 0 : 1;
  const logs: object[] = [];
  for (let event = placeOf(blocks, from); (blocks[event] ?? Infinity) <= to; event += 1) {
    if (event % 2 === parity) logs.push(logOf(event, blocks[event] ?? 0));
  }
  if (logs.length > MOST_LOGS) throw new Refusal(`query returned more than ${MOST_LOGS} results`);
  return logs;
};

const answerTo = (blocks: readonly number[], { method, params }: Question): unknown => {
  if (method === 'eth_chainId') return hex(137);
  if (method === 'eth_getLogs') return logsOf(blocks, params[0] as Filter);
  if (method !== 'eth_getBlockByNumber') throw new Refusal(`the method ${method} does not exist`);
  const number = params[0] === 'latest' ? lastBlock : Number(params[0]);
  return number > lastBlock ? null : { number: hex(number), hash: hashOf('b', number), timestamp: hex(timeOf(number)) };
};

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-max-age': '7200',
};

const readBody = async (message: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

const noCounts = { requests: 0, logs: 0, logBytes: 0, refusals: 0 };

export const startHistoryNode = async (): Promise<HistoryNode> => {
  const blocks = eventBlocks();
  let counts = { ...noCounts };

  const answer = (query: Question): string => {
    const head = `{"jsonrpc":"2.0","id":${query.id},`;
    try {
      const result = answerTo(blocks, query);
      const text = JSON.stringify(result);
      if (Array.isArray(result)) {
        counts.logs += result.length;
        counts.logBytes += text.length;
      }
      return `${head}"result":${text}}`;
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      counts.refusals += 1;
      return `${head}"error":{"code":-32005,"message":"${cause.message}"}}`;
    }
  };

  const respond = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (message.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    const queries = JSON.parse(await readBody(message)) as readonly Question[];
    counts.requests += 1;
    response.writeHead(200, { ...CORS, 'content-type': 'application/json' });
    response.end(`[${queries.map(answer).join(',')}]`);
  };

  const server = createServer((message, response) => {
    respond(message, response).catch(() => message.socket.destroy());
  });
  const { url, stop } = await listenOn(server, ANY_PORT);
  return {
    url,
    events: EVENTS,
    firstBlock: FIRST_BLOCK,
    counts: () => counts,
    reset: () => void (counts = { ...noCounts }),
    close: stop,
  };
};
