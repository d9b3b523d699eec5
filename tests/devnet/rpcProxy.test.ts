import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startRpcProxy, type RpcProxy } from '../../e2e/rpcProxy.ts';

const chainAnswer = '{"jsonrpc":"2.0","id":1,"result":"0x89"}';
let chain: Server;
let proxy: RpcProxy;

const ask = (body: unknown): Promise<Response> =>
  fetch(proxy.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

beforeEach(async () => {
  chain = createServer((_request, response) => response.end(chainAnswer));
  await new Promise<void>((resolve) => chain.listen(0, '127.0.0.1', resolve));
  const { port } = chain.address() as AddressInfo;
  proxy = await startRpcProxy(`http://127.0.0.1:${port}`);
});

afterEach(async () => {
  await proxy.close();
  chain.closeAllConnections();
  await new Promise((resolve) => chain.close(resolve));
});

describe('the RPC proxy of the journeys', () => {
  it('passes requests on and counts them, batches as one', async () => {
    expect(await (await ask({ id: 1, method: 'eth_chainId', params: [] })).text()).toBe(chainAnswer);
    await ask([
      { id: 1, method: 'eth_call', params: [] },
      { id: 2, method: 'eth_getLogs', params: [] },
    ]);
    expect(proxy.requests.map(({ methods }) => methods)).toEqual([['eth_chainId'], ['eth_call', 'eth_getLogs']]);
    expect(proxy.requests[0]?.answerBytes).toBe(chainAnswer.length);
  });

  it('does not count preflight requests', async () => {
    expect((await fetch(proxy.url, { method: 'OPTIONS' })).status).toBe(204);
    expect(proxy.requests).toEqual([]);
  });

  it('refuses, cuts and slows requests on request, until it is reset', async () => {
    proxy.setMode('fail');
    expect((await ask({ id: 1, method: 'eth_chainId' })).status).toBe(503);
    proxy.setMode('cut');
    await expect(ask({ id: 1, method: 'eth_chainId' })).rejects.toThrow();
    proxy.setMode('pass');
    proxy.setDelay(120);
    const startedAt = Date.now();
    await ask({ id: 1, method: 'eth_chainId' });
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(100);
    proxy.reset();
    expect(proxy.requests).toEqual([]);
    expect((await ask({ id: 1, method: 'eth_chainId' })).status).toBe(200);
  });

  it('answers a number of requests with 429 on request', async () => {
    proxy.setFaults({ rateLimited: 1 });
    expect((await ask({ id: 1, method: 'eth_chainId' })).status).toBe(429);
    expect((await ask({ id: 1, method: 'eth_chainId' })).status).toBe(200);
  });
});
