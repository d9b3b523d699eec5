import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createIndexer } from '../dataService/indexer.ts';
import type { Deployment } from '../deployment.ts';
import { connect } from '../jsonRpc.ts';
import { listenOn, type Listening } from '../ports.ts';
import { CORS, sendText, sendWithFault, type ServiceFault } from '../serviceFaults.ts';
import { answerCall } from './answers.ts';

interface SentCall {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Service for trading data, region and analytics on this machine. */
export interface LocalTradingService extends Listening {
  /** Oldest first. */
  readonly requests: readonly SentCall[];
  /** Sets the fault of all later answers. */
  setFault: (fault: ServiceFault) => void;
  /** Sets how many blocks the service is behind the chain. */
  setLag: (blocks: number) => void;
  reset: () => void;
}

/** Environment for the service at `url`. */
export const toServiceEnv = (url: string): Record<string, string> => ({
  VITE_DATA_API_URL: url,
  VITE_PRICE_API_URL: url,
  VITE_REGION_URL: `${url}/region`,
  VITE_ANALYTICS_URL: `${url}/collect`,
});

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return text === '' ? undefined : JSON.parse(text);
};

/** Fake values of the right shape. */
const FORGED: Readonly<Record<string, (value: unknown) => unknown>> = {
  volume0: (value) => `9${String(value)}`,
  volume1: (value) => `9${String(value)}`,
  amount1: (value) => `7${String(value)}`,
  description: (value) => `<img src=x onerror="document.title='taken'">\u202e${String(value)}`,
  website: () => 'javascript:document.title=1',
  reserve0: (value) => `3${String(value)}`,
  orderNo: (value) => String(Number(value) + 1),
  usd: (value) => 3 * Number(value) ** 2,
  dex: () => 'myt',
  country: () => 'US',
};

const forge = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(forge);
  if (typeof value !== 'object' || value === null) return value;
  const forged = ([name, field]: [string, unknown]) =>
    [name, FORGED[name] ? FORGED[name](field) : forge(field)] as const;
  return Object.fromEntries(Object.entries(value).map(forged));
};

export const startTradingService = async (
  port: number,
  chain: { readonly url: string; readonly deployment: Deployment },
): Promise<LocalTradingService> => {
  const node = connect(chain.url);
  const indexer = createIndexer(node, chain.deployment);
  await indexer.advance(0).catch(() => undefined);
  const requests: SentCall[] = [];
  let fault: ServiceFault = 'none';
  let lag = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const body = request.method === 'POST' ? await bodyOf(request) : undefined;
    requests.push({ path: pathname, query: Object.fromEntries(searchParams), body });
    const find = async (): Promise<unknown> => {
      await indexer.advance(lag);
      return answerCall(indexer.index(), pathname, searchParams, { node, deployment: chain.deployment });
    };
    await sendWithFault(response, fault, find, forge);
  };
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    answer(request, response).catch(() => sendText(response, 400, '{}'));
  });
  const { url, stop } = await listenOn(server, port);
  return {
    url,
    requests,
    setFault: (next) => void (fault = next),
    setLag: (blocks) => void (lag = blocks),
    reset: () => {
      fault = 'none';
      lag = 0;
      requests.length = 0;
    },
    stop: () => {
      node.close();
      return stop();
    },
  };
};
