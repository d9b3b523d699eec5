import type { Server } from 'node:http';
import { createServer } from 'node:net';

/** Asks the system whether a port can be listened on; port 0 asks for any free one. */
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

/** A port of zero is any free one. What listens on it is then asked where it does: nobody can take it in between. */
export const ANY_PORT = 0;

/** A web server that listens on loopback. */
export interface Listening {
  readonly url: string;
  /** Ends it and what is still open on it. */
  stop: () => Promise<void>;
}

/** Has a server listen on loopback. @throws when the port is taken. */
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

/**
 * The usual port if it is free, else the next free one of the twenty after it, else any.
 * @param usual port to try first
 * @param taken ports promised to somebody else already
 */
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

/** So many ports may be lost to other programs between the look and the start. */
const MAX_LOST = 5;

/**
 * Starts something on the usual port, else on a free one, and again on another one where a program that starts at the same
 * time was faster.
 * @throws what the start threw, where its port is free all the same
 */
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

/** One line for people when the usual port was taken, else undefined. */
export const portNotice = (what: string, usual: number, got: number): string | undefined =>
  usual === got ? undefined : `Port ${usual} is taken, ${what} uses ${got} instead.`;
