import { createServer, request as forward } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** One HTTP request of the app to the chain. */
export interface SeenRequest {
  readonly atMs: number;
  /** JSON-RPC methods in the request, in order. */
  readonly methods: readonly string[];
  readonly requestBytes: number;
  /** 0 while there is no answer. */
  answerBytes: number;
}

/** What happens to requests: answered by the chain, refused with HTTP 503, left open, or cut off. */
export type ProxyMode = 'pass' | 'fail' | 'hang' | 'cut';

export interface RpcProxy {
  readonly url: string;
  /** POST requests since the last `reset`, oldest first. */
  readonly requests: readonly SeenRequest[];
  setMode: (mode: ProxyMode) => void;
  /** Every answer waits this long first. */
  setDelay: (milliseconds: number) => void;
  /** Forgets what was seen; back to `pass` without delay. */
  reset: () => void;
  close: () => Promise<void>;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-max-age': '7200',
};

const readBody = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

const methodsOf = (body: Buffer): string[] => {
  const parsed = JSON.parse(body.toString('utf8')) as { method: string } | { method: string }[];
  return (Array.isArray(parsed) ? parsed : [parsed]).map(({ method }) => method);
};

const askChain = (target: string, body: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const sent = forward(target, { method: 'POST', headers }, (answer) => {
      readBody(answer).then(resolve, reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });

/** Stands between the app and the chain: counts the requests, and slows, refuses or cuts them when told to. */
export const startRpcProxy = async (port: number, target: string): Promise<RpcProxy> => {
  const requests: SeenRequest[] = [];
  let mode: ProxyMode = 'pass';
  let delay = 0;
  const answer = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (message.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    const body = await readBody(message);
    const seen: SeenRequest = { atMs: Date.now(), methods: methodsOf(body), requestBytes: body.length, answerBytes: 0 };
    requests.push(seen);
    if (delay > 0) await sleep(delay);
    if (mode === 'hang') return;
    if (mode === 'cut') return void message.socket.destroy();
    if (mode === 'fail') return void response.writeHead(503, CORS).end('unavailable');
    const text = await askChain(target, body);
    seen.answerBytes = text.length;
    response.writeHead(200, { ...CORS, 'content-type': 'application/json' }).end(text);
  };
  const server = createServer((message, response) => {
    answer(message, response).catch(() => message.socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    setMode: (next) => void (mode = next),
    setDelay: (milliseconds) => void (delay = milliseconds),
    reset: () => {
      requests.length = 0;
      mode = 'pass';
      delay = 0;
    },
    close: () => closeServer(server),
  };
};
