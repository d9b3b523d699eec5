import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locationOfContentHash } from '#domain/lists/contentHash.ts';
import { fetchTokenList } from '#services/tokenLists/fetchTokenList.ts';
import type { WebLocation } from '#domain/lists/listLocation.ts';
import { startListServer, type ListServer } from './listServer.ts';

const LIST = {
  name: 'Test List',
  timestamp: '2021-09-08T00:00:00.000Z',
  version: { major: 1, minor: 0, patch: 0 },
  tokens: [
    {
      chainId: 137,
      address: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
      decimals: 6,
      symbol: 'USDC',
      name: 'USD Coin',
    },
  ],
};

let server: ListServer;
beforeAll(async () => {
  server = await startListServer(({ url = '' }, response) => {
    if (url === '/ipns/lists.example/') response.writeHead(502).end('bad gateway');
    else if (url.startsWith('/second/') || url === '/list.json') response.end(JSON.stringify(LIST));
    else if (url === '/loop') response.writeHead(302, { location: '/loop' }).end();
    else if (url === '/page') response.end('<!doctype html>');
    else if (url === '/slow') response.write('{');
    else if (url === '/huge') {
      response.writeHead(200, { 'content-type': 'application/json' });
      const piece = 'x'.repeat(65_536);
      const more = (): void => {
        if (!response.destroyed && response.write(piece)) setImmediate(more);
      };
      response.on('drain', more);
      more();
    } else if (url === '/announced') response.writeHead(200, { 'content-length': '50000000' }).end();
    else response.writeHead(404).end();
  });
});
afterAll(() => server.close());

const fetched = (location: WebLocation, gateways: readonly string[] = []) =>
  fetchTokenList({ location, chainId: 137, gateways, limits: { bytes: 1_000_000, milliseconds: 700 } });
const at = (path: string): WebLocation => ({ kind: 'url', url: `${server.url}${path}` });

describe('token list fetch by URL, IPFS or ENS name', () => {
  it('reads a list, with credentials omitted', async () => {
    expect(await fetched(at('/list.json'))).toMatchObject({ ok: true, value: { name: 'Test List' } });
    const headers = server.requests.at(-1)?.headers;
    expect(headers).toBeDefined();
    expect(headers?.cookie).toBeUndefined();
    expect(headers?.referer).toBeUndefined();
  });

  it('tries alternative gateways in order', async () => {
    const before = server.requests.length;
    const gateways = [server.url, `${server.url}/second`];
    const result = await fetched({ kind: 'ipns', hash: 'lists.example', path: '' }, gateways);
    expect(result.ok).toBe(true);
    expect(server.requests.slice(before).map(({ url }) => url)).toEqual([
      '/ipns/lists.example/',
      '/second/ipns/lists.example/',
    ]);
  });

  it.each([
    ['not found', '/none', { code: 'status', status: 404 }],
    ['a page instead of a list', '/page', { code: 'notJson' }],
    ['redirects that lead in a circle', '/loop', { code: 'unreachable' }],
    ['an answer that does not end', '/slow', { code: 'timeout', seconds: 0.7 }],
    ['too large, by the announced length', '/announced', { code: 'tooLarge', megabytes: 1 }],
    ['too large, found out on the way', '/huge', { code: 'tooLarge', megabytes: 1 }],
  ])("'Failed to download list {url}' is the error: %s", async (_name, path, cause) => {
    const result = await fetched(at(path));
    expect(!result.ok && result.error).toEqual({ code: 'download', url: `${server.url}${path}`, cause });
  });

  it('says so where nobody listens', async () => {
    const gone = await startListServer(() => undefined);
    await gone.close();
    const result = await fetched({ kind: 'url', url: `${gone.url}/list.json` });
    expect(!result.ok && result.error).toMatchObject({ code: 'download', cause: { code: 'unreachable' } });
  });
});

describe('a list under an ENS name', () => {
  const name = { kind: 'ens', name: 'lists.eth', path: '/v2.json' } as const;

  it('goes on where its content hash leads, with the path after the name', () => {
    const hash = '0xe5010170000f6170702e756e69737761702e6f7267';
    expect(locationOfContentHash(name, hash)).toEqual({
      ok: true,
      value: { kind: 'ipns', hash: 'app.uniswap.org', path: '/v2.json' },
    });
  });

  it("'Failed to resolve ENS name: {name}' is the error of an empty hash", () => {
    expect(locationOfContentHash(name, '0x')).toEqual({
      ok: false,
      error: { code: 'ensNotResolved', name: 'lists.eth' },
    });
    expect(locationOfContentHash(name, undefined).ok).toBe(false);
  });

  it("'Failed to translate contenthash to URI: {hash}' is the error of an unknown hash", () => {
    expect(locationOfContentHash(name, '0x1234')).toEqual({
      ok: false,
      error: { code: 'contentHash', hash: '0x1234' },
    });
  });
});
