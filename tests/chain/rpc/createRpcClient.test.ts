import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRpcClient } from '../../../src/chain/rpc/createRpcClient.ts';
import type { RpcClientOptions } from '../../../src/chain/rpc/createRpcClient.ts';
import { RpcError, RpcResponseError } from '../../../src/chain/rpc/errors.ts';
import { echo, resultOf, sendJson, startRpcServer } from './rpcServer.ts';
import type { RpcServer } from './rpcServer.ts';
import { eventually } from '../../support/eventually.ts';

const servers: RpcServer[] = [];
const node = async (...reply: Parameters<typeof startRpcServer>): Promise<RpcServer> => {
  const server = await startRpcServer(...reply);
  servers.push(server);
  return server;
};

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const client = (urls: readonly string[], options: Partial<RpcClientOptions> = {}) =>
  createRpcClient({ urls, chainId: 137, batchWaitMs: 50, ...options });

const failureOf = async (promise: Promise<unknown>): Promise<RpcError> => {
  const reason: unknown = await promise.then(
    () => new Error('it did not fail'),
    (error: unknown) => error,
  );
  if (reason instanceof RpcError) return reason;
  throw reason;
};

const NOBODY = 'http://127.0.0.1:9';

describe('batching', () => {
  it('leaves nothing behind at a signal that outlives the requests', async () => {
    const server = await node();
    const rpc = client([server.url]);
    const { signal } = new AbortController();
    const listening = new Set<unknown>();
    const add = vi.spyOn(signal, 'addEventListener');
    const remove = vi.spyOn(signal, 'removeEventListener');
    await Promise.all([rpc.send('one', [], { signal }), rpc.send('two', [], { signal })]);
    for (const [, listener] of add.mock.calls) listening.add(listener);
    expect(listening.size).toBeGreaterThan(0);
    for (const [, listener] of remove.mock.calls) listening.delete(listener);
    expect(listening.size).toBe(0);
  });

  it('requests of the same 50 ms travel in one POST of a JSON array', async () => {
    const server = await node();
    const rpc = client([server.url]);
    const first = rpc.send('one', [1]);
    const second = new Promise((resolve) => setTimeout(resolve, 10)).then(() => rpc.send('two', [2]));
    expect(await Promise.all([first, second])).toEqual([
      ['one', 1],
      ['two', 2],
    ]);
    expect(server.batches).toHaveLength(1);
    expect(server.headers[0]).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' });
  });

  it('a single request is an array too, and a later one is a new POST', async () => {
    const server = await node();
    const rpc = client([server.url]);
    await rpc.send('one');
    await rpc.send('two');
    expect(server.batches.map((batch) => batch.map(({ method }) => method))).toEqual([['one', 'eth_chainId'], ['two']]);
  });

  it('answers are matched by id in any order', async () => {
    const server = await node((batch, response) => sendJson(response, batch.map(resultOf).reverse()));
    const rpc = client([server.url]);
    expect(await Promise.all([rpc.send('a'), rpc.send('b'), rpc.send('c')])).toEqual([['a'], ['b'], ['c']]);
  });
});

describe('the errors of the RPC row', () => {
  it("'Failed to send batch call' when nobody listens", async () => {
    const error = await failureOf(client([NOBODY]).send('eth_call'));
    expect(error).toMatchObject({ kind: 'network', message: 'Failed to send batch call' });
  });

  it("'{status}: {statusText}' with code -32000", async () => {
    const server = await node((_, response) => {
      response.writeHead(429, 'Too Many Requests').end('slow down');
    });
    const error = await failureOf(client([server.url]).send('eth_call'));
    expect(error).toMatchObject({ kind: 'http', code: -32000, message: '429: Too Many Requests' });
  });

  it("'Failed to parse JSON response'", async () => {
    const server = await node((_, response) => sendJson(response, '<html>'));
    const error = await failureOf(client([server.url]).send('eth_call'));
    expect(error).toMatchObject({ kind: 'parse', message: 'Failed to parse JSON response' });
  });

  it("'Received unexpected JSON-RPC response to {method} request' for a request that is not answered", async () => {
    const server = await node((batch, response) =>
      sendJson(response, batch.filter(({ method }) => method !== 'eth_call').map(resultOf)),
    );
    const rpc = client([server.url]);
    const [answered, missing] = [rpc.send('other'), failureOf(rpc.send('eth_call'))];
    expect(await answered).toEqual(['other']);
    expect(await missing).toMatchObject({
      kind: 'unexpected',
      message: 'Received unexpected JSON-RPC response to eth_call request',
    });
  });

  it("'Unsupported chain ID: {id}' for a node of another chain", async () => {
    const server = await node((batch, response) =>
      sendJson(
        response,
        batch.map(({ id }) => ({ jsonrpc: '2.0', id, result: '0x1' })),
      ),
    );
    const error = await failureOf(client([server.url]).send('eth_call'));
    expect(error).toMatchObject({ kind: 'chain', message: 'Unsupported chain ID: 1' });
  });

  it("'Undefined request' without a method", async () => {
    expect(await failureOf(client([NOBODY]).send(''))).toMatchObject({ message: 'Undefined request' });
  });

  it("keeps the node's own error object", async () => {
    const own = { code: 3, message: 'execution reverted: min limit', data: '0x08c379a0' };
    const server = await node((batch, response) =>
      sendJson(
        response,
        batch.map((one) => (one.method === 'eth_call' ? { jsonrpc: '2.0', id: one.id, error: own } : resultOf(one))),
      ),
    );
    const error = await failureOf(client([server.url]).send('eth_call'));
    expect(error).toBeInstanceOf(RpcResponseError);
    expect(error).toMatchObject(own);
  });
});

describe('fail-over', () => {
  it.each([
    ['refuses the connection', undefined],
    ['answers 500', (r: { writeHead(status: number): { end(): void } }) => r.writeHead(500).end()],
    ['answers garbage', (r: { end(body: string): void }) => r.end('{"jsonrpc"')],
    ['answers an error for the whole batch', (r: { end(body: string): void }) => r.end('{"error":{"code":-32005}}')],
    ['is too slow', () => undefined],
  ])('asks the next URL for the whole batch when the first %s', async (_, reply) => {
    const first = reply && (await node((_batch, response) => reply(response)));
    const second = await node();
    const rpc = client([first?.url ?? NOBODY, second.url], { timeoutMs: 300 });
    expect(await Promise.all([rpc.send('a'), rpc.send('b')])).toEqual([['a'], ['b']]);
  });

  it.each([
    [-32005, 'limit exceeded'],
    [-32090, 'Too many requests, reason: call rate limit exhausted, retry in 10s'],
    [-32000, 'rate limit reached'],
  ])('asks the next URL when the first has had too many questions: %i %s', async (code, message) => {
    const first = await node((batch, response) =>
      sendJson(
        response,
        batch.map(({ id }) => ({ jsonrpc: '2.0', id, error: { code, message } })),
      ),
    );
    const second = await node();
    const rpc = client([first.url, second.url]);
    expect(await Promise.all([rpc.send('a'), rpc.send('b')])).toEqual([['a'], ['b']]);
    expect(await rpc.send('c')).toEqual(['c']);
    expect(first.batches).toHaveLength(1);
  });

  it('a contract that refuses is no reason to ask another node', async () => {
    const revert = { code: 3, message: 'execution reverted: min limit' };
    const first = await node((batch, response) =>
      sendJson(
        response,
        batch.map((one) =>
          one.method === 'eth_chainId' ? resultOf(one) : { jsonrpc: '2.0', id: one.id, error: revert },
        ),
      ),
    );
    const second = await node();
    expect(await failureOf(client([first.url, second.url]).send('eth_call'))).toMatchObject(revert);
    expect(second.batches).toHaveLength(0);
  });

  it('passes over a node of another chain', async () => {
    const other = await node((batch, response) =>
      sendJson(
        response,
        batch.map(({ id }) => ({ jsonrpc: '2.0', id, result: '0x38' })),
      ),
    );
    const ours = await node();
    expect(await client([other.url, ours.url]).send('a')).toEqual(['a']);
  });

  it('remembers the good one and tries the first again later', async () => {
    let healthy = false;
    const first = await node((batch, response, asked) => {
      if (healthy) echo(batch, response, asked);
      else response.writeHead(503).end();
    });
    const second = await node();
    let now = 0;
    const rpc = client([first.url, second.url], { now: () => now, retryFirstAfterMs: 1000, batchWaitMs: 1 });
    await rpc.send('a');
    await rpc.send('b');
    expect([first.batches.length, second.batches.length]).toEqual([1, 2]);
    healthy = true;
    now = 1000;
    await rpc.send('c');
    await eventually(() => expect(first.batches.at(-1)?.map(({ method }) => method)).toEqual(['eth_chainId']));
    await eventually(async () => {
      await rpc.send('d');
      expect(first.batches.at(-1)?.map(({ method }) => method)).toEqual(['d']);
    });
  });

  it('gives the last failure when all fail, each asked once', async () => {
    const first = await node((_, response) => response.writeHead(500, 'Broken').end());
    const second = await node((_, response) => response.writeHead(502, 'Bad Gateway').end());
    const error = await failureOf(client([first.url, second.url]).send('a'));
    expect(error.message).toBe('502: Bad Gateway');
    expect([first.batches.length, second.batches.length]).toEqual([1, 1]);
  });

  it('a node that does not answer in time fails with its time-out as the cause', async () => {
    const silent = await node(() => undefined);
    const error = await failureOf(client([silent.url], { timeoutMs: 100 }).send('a'));
    expect(error).toMatchObject({ kind: 'timeout', message: 'Failed to send batch call' });
    expect(error.cause).toMatchObject({ message: 'no answer within 100 ms' });
  });
});

describe('abort', () => {
  it('an aborted call leaves the batch; the others are answered', async () => {
    const server = await node();
    const rpc = client([server.url]);
    const controller = new AbortController();
    const given = rpc.send('given up', [], { signal: controller.signal });
    const kept = rpc.send('kept');
    controller.abort(new Error('changed my mind'));
    await expect(given).rejects.toThrow('changed my mind');
    expect(await kept).toEqual(['kept']);
    expect(server.batches[0]?.map(({ method }) => method)).toEqual(['kept', 'eth_chainId']);
  });

  it('the HTTP request ends when everybody in the batch has given up', async () => {
    const closed = new Promise<boolean>((resolve) => {
      void node((_, response) => response.on('close', () => resolve(response.writableEnded))).then((server) => {
        const rpc = client([server.url], { batchWaitMs: 1 });
        const controller = new AbortController();
        const given = rpc.send('a', [], { signal: controller.signal });
        given.catch(() => undefined);
        setTimeout(() => controller.abort(), 100);
      });
    });
    expect(await closed).toBe(false);
  });
});
