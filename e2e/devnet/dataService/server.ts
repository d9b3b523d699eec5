import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { graphql } from 'graphql';
import type { Deployment } from '../deployment.ts';
import { connect } from '../jsonRpc.ts';
import { listenOn } from '../ports.ts';
import { createIndexer } from './indexer.ts';
import { createResolvers } from './resolvers.ts';
import { schema } from './schema.ts';

/** What happens to questions: answered, refused with HTTP 500, or left open. */
export type ServiceMode = 'pass' | 'fail' | 'hang';

export interface LocalDataService {
  readonly url: string;
  /** Names of the operations asked for, oldest first. */
  readonly asked: readonly string[];
  setMode: (mode: ServiceMode) => void;
  /** Stays so many blocks behind the chain from now on. */
  setLag: (blocks: number) => void;
  stop: () => Promise<void>;
}

interface Question {
  readonly query: string;
  readonly operationName?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

const readQuestion = async (message: IncomingMessage): Promise<Question> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as Question;
};

/** A GraphQL server on loopback that indexes the local chain. */
export const startDataService = async (
  port: number,
  chain: { readonly url: string; readonly deployment: Deployment },
): Promise<LocalDataService> => {
  const node = connect(chain.url);
  const indexer = createIndexer(node, chain.deployment);
  // The past is indexed before somebody asks; what fails here is told to who asks.
  indexer.advance(0).catch(() => undefined);
  const asked: string[] = [];
  let mode: ServiceMode = 'pass';
  let lag = 0;
  const answer = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (message.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    const { query, operationName, variables } = await readQuestion(message);
    asked.push(operationName ?? /query (\w+)/.exec(query)?.[1] ?? '');
    if (mode === 'hang') return;
    if (mode === 'fail') return void response.writeHead(500, CORS).end('unavailable');
    await indexer.advance(lag);
    const rootValue = createResolvers(indexer.index());
    const asks = { schema, source: query, rootValue, operationName };
    const result = await graphql({ ...asks, variableValues: variables });
    response.writeHead(200, { ...CORS, 'content-type': 'application/json' }).end(JSON.stringify(result));
  };
  const server = createServer((message, response) => {
    answer(message, response).catch(() => message.socket.destroy());
  });
  const { url, stop } = await listenOn(server, port);
  return {
    url: `${url}/graphql`,
    asked,
    setMode: (next) => void (mode = next),
    setLag: (blocks) => void (lag = blocks),
    stop: () => {
      node.close();
      return stop();
    },
  };
};
