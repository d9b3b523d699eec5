import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface SubgraphQuestion {
  readonly query: string;
  readonly variables: Readonly<Record<string, string | number>>;
}

/** `data` of an answer, or what happens instead of one. */
export type SubgraphAnswer = object | 'fail' | 'hang' | 'noise';

const read = async (message: IncomingMessage): Promise<SubgraphQuestion> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as SubgraphQuestion;
};

/** An HTTP server on loopback with a test's GraphQL answers; ends with the test. */
export const startSubgraph = async (
  answer: (query: SubgraphQuestion) => SubgraphAnswer,
): Promise<{ readonly url: string; readonly requests: readonly SubgraphQuestion[] }> => {
  const requests: SubgraphQuestion[] = [];
  const server = createServer((message, response) => {
    void read(message).then((query) => {
      requests.push(query);
      const data = answer(query);
      if (data === 'hang') return;
      if (data === 'fail') return void response.writeHead(500).end('unavailable');
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(data === 'noise' ? '<html>' : JSON.stringify({ data }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, requests };
};

export const meta = (number: number, hasIndexingErrors = false) => ({
  _meta: { block: { number }, hasIndexingErrors },
});
