import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { reportOpenedPool } from '#services/appApi/reportOpenedPool.ts';

const opened = { baseToken: '0xbase', baseAmount: '100.5', otherToken: '0xother', account: '0xaccount' };

interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: string;
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

let server: Server | undefined;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

/** A service on this machine that answers with these codes, one after the other, then with 200. */
const startService = async (...codes: readonly number[]) => {
  const requests: SentRequest[] = [];
  const left = [...codes];
  server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const url = new URL(request.url ?? '/', 'http://service');
      const query = Object.fromEntries(url.searchParams);
      requests.push({ method: request.method ?? '', path: url.pathname, query, body });
      response.writeHead(left.shift() ?? 200).end('{}');
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`, requests };
};

const paths = ['/api/getPairInfoStatus', '/api/setPairInfoStatusTrue', '/api/userAction/add'];

describe('Post-add notifications: three helper calls', () => {
  it('each has token address, amount, other token address and account', async () => {
    const { url, requests } = await startService();
    await reportOpenedPool(url, opened);
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET ${paths[0]}`,
      `GET ${paths[1]}`,
      `POST ${paths[2]}`,
    ]);
    const pair = { baseTokenAddress: '0xbase', baseTokenNum: '100.5', otherToken: '0xother' };
    expect(requests[0]?.query).toEqual({ ...pair, account: '0xaccount' });
    expect(requests[1]?.query).toEqual({ ...pair, account: '0xaccount' });
    const sentBody = JSON.parse(requests[2]?.body ?? '') as { readonly action: string };
    expect(sentBody).toMatchObject({ clientAddress: '0xaccount', actionType: 'addLiquidity' });
    expect(JSON.parse(sentBody.action)).toEqual(pair);
  });

  it('a GET that fails is queried once more, and then the next; a POST is sent once', async () => {
    const { url, requests } = await startService(500, 500, 503, 200, 503);
    await reportOpenedPool(url, opened);
    expect(requests.map(({ path }) => path)).toEqual([paths[0], paths[0], paths[1], paths[1], paths[2]]);
  });

  it('a service that is not there disturbs nobody', async () => {
    const { url } = await startService();
    await new Promise((resolve) => server?.close(resolve));
    server = undefined;
    await expect(reportOpenedPool(url, opened)).resolves.toBeUndefined();
  });
});
