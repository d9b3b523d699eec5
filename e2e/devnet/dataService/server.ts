import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { graphql } from 'graphql';
import type { Deployment } from '../deployment.ts';
import { connect } from '../jsonRpc.ts';
import { listenOn } from '../ports.ts';
import { CORS, sendWithFault, type ServiceFault } from '../serviceFaults.ts';
import { createBlockResolver } from './blocks.ts';
import { createIndexer } from './indexer.ts';
import { createResolvers } from './resolvers.ts';
import { schema } from './schema.ts';

export interface LocalDataService {
  readonly url: string;
  /** Operation names, oldest first. */
  readonly requests: readonly string[];
  /** Sets the fault of all later answers. */
  setFault: (fault: ServiceFault) => void;
  /** Sets how many blocks the index is behind the chain. */
  setLag: (blocks: number) => void;
  stop: () => Promise<void>;
}

interface Question {
  readonly query: string;
  readonly operationName?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

const readQuestion = async (message: IncomingMessage): Promise<Question> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as Question;
};

/** Fake amounts of the right shape. */
const FORGED: Readonly<Record<string, (value: string) => string>> = {
  amount0Out: (value) => `1${value}`,
  amount1In: (value) => `1${value}`,
  fromNum: (value) => `1${value}`,
  orderNo: (value) => String(Number(value) + 1),
  decimals: (value) => String(Number(value) + 1),
  derivedETH: (value) => `1${value}`,
  sumMiningUSD: (value) => `1${value}`,
  bonusAmount: (value) => `1${value}`,
  factorValue: (value) => `1${value}`,
};

const forge = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(forge);
  if (typeof value !== 'object' || value === null) return value;
  const forged = ([name, field]: [string, unknown]) => [name, FORGED[name]?.(String(field)) ?? forge(field)] as const;
  const all = Object.fromEntries(Object.entries(value).map(forged));
  // A pool of the token list with the address of another pool.
  return 'createdAtBlockNumber' in all
    ? { ...all, id: String(all.id).replace(/.$/, (last) => (last === '0' ? '1' : '0')) }
    : all;
};

export const startDataService = async (
  port: number,
  chain: { readonly url: string; readonly deployment: Deployment },
): Promise<LocalDataService> => {
  const node = connect(chain.url);
  const indexer = createIndexer(node, chain.deployment);
  // Indexing during the first query could exceed the application's timeout on a busy machine. If indexing fails here,
  // queries report it.
  await indexer.advance(0).catch(() => undefined);
  const requests: string[] = [];
  let fault: ServiceFault = 'none';
  let lag = 0;
  const answer = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (message.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    const { query, operationName, variables } = await readQuestion(message);
    requests.push(operationName ?? /query (\w+)/.exec(query)?.[1] ?? '');
    const resolve = async (): Promise<unknown> => {
      await indexer.advance(lag);
      const index = indexer.index();
      const blocks = createBlockResolver(node, index.block?.number ?? 0);
      const rootValue = { ...createResolvers(index), blocks };
      return graphql({ schema, source: query, rootValue, operationName, variableValues: variables });
    };
    await sendWithFault(response, fault, resolve, forge);
  };
  const server = createServer((message, response) => {
    answer(message, response).catch(() => message.socket.destroy());
  });
  const { url, stop } = await listenOn(server, port);
  return {
    url: `${url}/graphql`,
    requests,
    setFault: (next) => void (fault = next),
    setLag: (blocks) => void (lag = blocks),
    stop: () => {
      node.close();
      return stop();
    },
  };
};
