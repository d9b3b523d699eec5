import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SentRequest {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

export interface RpcServer {
  readonly url: string;
  /** Every HTTP request's batch. */
  readonly batches: readonly (readonly SentRequest[])[];
  readonly headers: readonly IncomingMessage['headers'][];
  close(): Promise<void>;
}

type Reply = (batch: readonly SentRequest[], response: ServerResponse, requests: number) => void;

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
};

export const sendJson = (response: ServerResponse, body: unknown): void => {
  response.setHeader('content-type', 'application/json');
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};

/** Results of the methods whose shapes are checked. */
const RESULTS: Readonly<Record<string, unknown>> = { eth_chainId: '0x89', eth_getLogs: [], eth_call: '0x' };

export const resultOf = ({ id, method, params }: SentRequest): unknown => ({
  jsonrpc: '2.0',
  id,
  result: RESULTS[method] ?? [method, ...params],
});

/** Answers each request with its own method and parameters; eth_chainId with Polygon's, and no logs. */
export const echo: Reply = (batch, response) => sendJson(response, batch.map(resultOf));

/** A JSON-RPC node on loopback. */
export const startRpcServer = async (reply: Reply = echo): Promise<RpcServer> => {
  const batches: (readonly SentRequest[])[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const batch = JSON.parse(body) as readonly SentRequest[];
      batches.push(batch);
      headers.push(request.headers);
      reply(batch, response, batches.length);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    batches,
    headers,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
};
