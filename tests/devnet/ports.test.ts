import { createServer as createWebServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePort, listenOn, onFreePort, portNotice } from '../../e2e/devnet/ports.ts';

describe('freePort', () => {
  it('finds another port when the usual one is taken', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port: taken } = server.address() as AddressInfo;
    const found = await freePort(taken);
    expect(found).not.toBe(taken);
    expect(found).toBeGreaterThan(0);
    await new Promise((resolve) => server.close(resolve));
    expect(await freePort(taken)).toBe(taken);
  });

  it('leaves out ports that are promised already', async () => {
    const first = await freePort(29_100);
    expect(await freePort(first, [first])).not.toBe(first);
  });
});

describe('onFreePort', () => {
  const start = (port: number) => listenOn(createWebServer(), port);

  it('gives two starts at once different ports', async () => {
    const parts = await Promise.all([1, 2, 3, 4].map(() => onFreePort(29_200, [], start)));
    expect(new Set(parts.map(({ url }) => url)).size).toBe(4);
    await Promise.all(parts.map(({ stop }) => stop()));
  });

  it('fails with the reason where the port is not', async () => {
    const broken = () => Promise.reject(new Error('no disk'));
    await expect(onFreePort(29_300, [], broken)).rejects.toThrow('no disk');
  });
});

describe('portNotice', () => {
  it('says in one line that another port is used, and nothing when it is the usual one', () => {
    expect(portNotice('the app', 5173, 5174)).toBe('Port 5173 is taken, the app uses 5174 instead.');
    expect(portNotice('the app', 5173, 5173)).toBeUndefined();
  });
});
