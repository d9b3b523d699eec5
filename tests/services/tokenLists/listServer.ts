import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ListServer {
  readonly url: string;
  /** The requests so far, as `path?query`. */
  readonly requests: readonly IncomingMessage[];
  close(): Promise<void>;
}

/** A real HTTP server on loopback. */
export const startListServer = async (
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<ListServer> => {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
