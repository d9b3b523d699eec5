import type { Server } from 'node:http';
import { createServer } from 'node:net';

const tryPort = (port: number, host: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, host, () => {
      const address = server.address();
      const bound = typeof address === 'object' && address !== null ? address.port : undefined;
      server.close(() => resolve(bound));
    });
  });

/** The running listener reports its URL, so no other program can take the port in between. */
export const ANY_PORT = 0;

export interface Listening {
  readonly url: string;
  /** Also ends open connections. */
  stop: () => Promise<void>;
}

/** @throws if the port is taken */
export const listenOn = async (server: Server, port: number): Promise<Listening> => {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { url: `http://127.0.0.1:${bound}`, stop };
};

/** The usual port if it is free, else one of the next twenty, else any. @param taken ports reserved for other parts */
export const freePort = async (usual: number, taken: readonly number[] = [], host = '127.0.0.1'): Promise<number> => {
  for (let port = usual; port <= usual + 20 && port < 65_536; port += 1) {
    if (taken.includes(port)) continue;
    const free = await tryPort(port, host);
    if (free !== undefined) return free;
  }
  const any = await tryPort(0, host);
  if (any === undefined) throw new Error(`No free port on ${host}: close a program that listens there and try again.`);
  return any;
};

/** Number of retries if another program takes a port between the check and the start. */
const MAX_LOST = 5;

/** Retries on another port if a program takes it first. @throws the start's error if its port is still free */
export const onFreePort = async <T>(
  usual: number,
  taken: readonly number[],
  start: (port: number) => Promise<T>,
): Promise<T> => {
  const lost: number[] = [];
  for (;;) {
    const port = await freePort(usual, [...taken, ...lost]);
    try {
      return await start(port);
    } catch (cause) {
      if (lost.length === MAX_LOST || (await tryPort(port, '127.0.0.1')) !== undefined) throw cause;
      lost.push(port);
    }
  }
};

/** Undefined if the usual port is used. */
export const portNotice = (what: string, usual: number, got: number): string | undefined =>
  usual === got ? undefined : `Port ${usual} is taken, ${what} uses ${got} instead.`;
