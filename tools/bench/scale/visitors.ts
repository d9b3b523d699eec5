import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRpcClient } from '#chain/rpc/createRpcClient.ts';
import { logsQuery } from '#chain/logs/logRanges.ts';
import { ANY_PORT, listenOn, type Listening } from '../../../e2e/devnet/ports.ts';

export const BLOCK_MS = 2000;
const EXT = '0x00000000000000000000000000000000000000e1';
const MULTICALL = '0x00000000000000000000000000000000000000c1';
/** Approximate bytes of the trade page's multicall and answer, in hexadecimal. */
const [CALL_BYTES, ANSWER_BYTES] = [2000, 6000];

/** The block number follows the clock. */
export interface CountingNode extends Listening {
  take: () => { readonly requests: number; readonly queries: number; readonly bytes: number };
}

interface Query {
  readonly id: number;
  readonly method: string;
}

export const blockNow = (): number => Math.floor(Date.now() / BLOCK_MS);
const word = (value: number): string => value.toString(16).padStart(64, '0');

const answerTo = ({ id, method }: Query): unknown => {
  const head = blockNow();
  const results: Readonly<Record<string, unknown>> = {
    eth_chainId: '0x89',
    eth_getLogs: [],
    eth_call: `0x${word(head)}${'0'.repeat(ANSWER_BYTES)}`,
  };
  return { jsonrpc: '2.0', id, result: results[method] ?? `0x${head.toString(16)}` };
};

export const startCountingNode = async (): Promise<CountingNode> => {
  let [requests, queries, bytes] = [0, 0, 0];
  const server = createServer((message, response) => {
    const parts: Buffer[] = [];
    message.on('data', (part: Buffer) => parts.push(part));
    message.on('end', () => {
      const text = Buffer.concat(parts).toString();
      const batch = text === '' ? [] : (JSON.parse(text) as readonly Query[]);
      const body = JSON.stringify(batch.map(answerTo));
      if (batch.length > 0) requests += 1;
      queries += batch.length;
      bytes += body.length;
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    });
  });
  const take: CountingNode['take'] = () => {
    const taken = { requests, queries, bytes };
    [requests, queries, bytes] = [0, 0, 0];
    return taken;
  };
  return { ...(await listenOn(server, ANY_PORT)), take };
};

/** The n-th busiest of the markets has 1/n of the first one's visitors. */
const marketOf = (visitor: number, visitors: number, markets: number): number => {
  const sum = Array.from({ length: markets }, (_, at) => 1 / (at + 1)).reduce((all, part) => all + part, 0);
  let left = ((visitor + 0.5) / visitors) * sum;
  for (let market = 0; market < markets; market += 1) {
    left -= 1 / (market + 1);
    if (left <= 0) return market;
  }
  return markets - 1;
};

export interface Crowd {
  readonly visitors: number;
  readonly markets: number;
  readonly connected: number;
  readonly blocks: number;
}

/** Highest lag on arrival in blocks, and the 95th percentile of answer times. */
export interface CrowdResult {
  readonly lagBlocks: number;
  readonly slowestMs: number;
  readonly failed: number;
}

/** Each visitor sends the application's request per block with the application's client. */
export const letThemVisit = async (
  nodeUrl: string,
  { visitors, markets, connected, blocks }: Crowd,
): Promise<CrowdResult> => {
  const tookMs: number[] = [];
  let [lagBlocks, failed] = [0, 0];
  const visit = async (visitor: number): Promise<void> => {
    const rpc = createRpcClient({ urls: [nodeUrl], chainId: 137, batchWaitMs: 5 });
    const isConnected = visitor % 100 < connected * 100;
    const own = isConnected ? word(visitor + 1) : '';
    const data = `0x${word(marketOf(visitor, visitors, markets))}${own}${'0'.repeat(CALL_BYTES)}`;
    let head = blockNow();
    await sleep((visitor / visitors) * BLOCK_MS);
    for (let at = 0; at < blocks; at += 1) {
      const startedAt = performance.now();
      try {
        const [answer] = await Promise.all([
          rpc.send<string>('eth_call', [{ to: MULTICALL, data }, 'latest']),
          rpc.send('eth_getLogs', logsQuery({ address: EXT, topics: [] }, { fromBlock: head - 2, toBlock: 'latest' })),
        ]);
        head = Number.parseInt(answer.slice(2, 66), 16);
        lagBlocks = Math.max(lagBlocks, blockNow() - head);
      } catch {
        failed += 1;
      }
      tookMs.push(performance.now() - startedAt);
      await sleep(Math.max(0, BLOCK_MS - (performance.now() - startedAt)));
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
  const sorted = tookMs.toSorted((a, b) => a - b);
  return { lagBlocks, failed, slowestMs: sorted[Math.floor(sorted.length * 0.95)] ?? 0 };
};
