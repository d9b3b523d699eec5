import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRpcClient, type RpcClientOptions } from '#chain/rpc/createRpcClient.ts';
import { RpcError, RpcResponseError } from '#chain/rpc/errors.ts';
import { echo, resultOf, sendJson, startRpcServer, type RpcServer } from './rpcServer.ts';
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

const errorFor = (id: number | null | undefined, code: number, message: string) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
});

const NOBODY = 'http://127.0.0.1:9';

describe('a request that goes along with others', () => {
  const queries = (server: RpcServer) => server.batches.map((batch) => batch.map(({ method }) => method));
  const isWith = (batch: Parameters<typeof echo>[0]): boolean => batch.some(({ method }) => method === 'eth_getLogs');
  const history = [{ fromBlock: '0x1', toBlock: 'latest' }];

  it('shares their HTTP request', async () => {
    const server = await node();
    const rpc = client([server.url]);
    await rpc.send('one');
    const [, logs] = await Promise.all([rpc.send('two'), rpc.send('eth_getLogs', history, { isSeparate: true })]);
    expect(logs).toEqual([]);
    expect(queries(server).slice(1)).toEqual([['two', 'eth_getLogs']]);
  });

  it.each(['refuses them together', 'is slow with it'])(
    'is queried alone, of the same node, where that node %s',
    async (how) => {
      const isSlow = how === 'is slow with it';
      const reply = (batch: Parameters<typeof echo>[0], response: ServerResponse): void => {
        if (!isWith(batch)) echo(batch, response, 0);
        else if (!isSlow) response.writeHead(400).end('eth_getLogs: block range too wide');
      };
      const [server, other] = [await node(reply), await node()];
      const rpc = client([server.url, other.url], { separateMs: isSlow ? 200 : 10_000 });
      await rpc.send('one');
      const logs = failureOf(rpc.send('eth_getLogs', history, { isSeparate: true }));
      expect(await rpc.send('two')).toEqual(['two']);
      expect((await logs).kind).toBe(isSlow ? 'network' : 'http');
      expect(queries(server).slice(1)).toEqual([['eth_getLogs', 'two'], ['two']]);
      expect(queries(other)).toEqual([]);
      expect(rpc.nodes.current()).toBe(server.url);
    },
  );

  it('is queried as any other where there is nobody to go with', async () => {
    const [broken, server] = [await node((_batch, response) => void response.writeHead(500).end()), await node()];
    const rpc = client([broken.url, server.url]);
    expect(await rpc.send('eth_getLogs', history, { isSeparate: true })).toEqual([]);
  });

  it('its own error is nobody else’s', async () => {
    const server = await node((batch, response) =>
      sendJson(
        response,
        batch.map((request) =>
          isWith([request]) ? errorFor(request.id, -32_602, 'block range too wide') : resultOf(request),
        ),
      ),
    );
    const rpc = client([server.url]);
    const logs = failureOf(rpc.send('eth_getLogs', history, { isSeparate: true }));
    expect(await rpc.send('one')).toEqual(['one']);
    expect((await logs).kind).toBe('response');
    expect(server.batches).toHaveLength(1);
  });
});

describe('batching', () => {
  it('leaves no listener on a signal that outlives the requests', async () => {
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

  it('history is sent separately, so no other request waits for its large answers', async () => {
    const server = await node();
    const rpc = client([server.url]);
    await rpc.send('one');
    const history = [{ fromBlock: '0x1', toBlock: '0x9' }];
    const newest = [{ fromBlock: '0x9', toBlock: 'latest' }];
    await Promise.all([rpc.send('eth_getLogs', history), rpc.send('eth_call'), rpc.send('eth_getLogs', newest)]);
    expect(server.batches.slice(1).map((batch) => batch.map(({ method, params }) => [method, ...params]))).toEqual([
      [['eth_call'], ['eth_getLogs', ...newest]],
      [['eth_getLogs', ...history]],
    ]);
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
  it("'Failed to send batch call' is the error when nothing listens", async () => {
    const error = await failureOf(client([NOBODY]).send('eth_call'));
    expect(error).toMatchObject({ kind: 'network', message: 'Failed to send batch call' });
  });

  it("'{status}: {statusText}' is the error of an HTTP failure, with code -32000", async () => {
    const server = await node((_, response) => {
      response.writeHead(429, 'Too Many Requests').end('slow down');
    });
    const error = await failureOf(client([server.url]).send('eth_call'));
    expect(error).toMatchObject({ kind: 'http', code: -32000, message: '429: Too Many Requests' });
  });

  it("'Failed to parse JSON response' is the error of an answer that is no JSON", async () => {
    const server = await node((_, response) => sendJson(response, '<html>'));
    const error = await failureOf(client([server.url]).send('eth_call'));
    expect(error).toMatchObject({ kind: 'parse', message: 'Failed to parse JSON response' });
  });

  it("'Received unexpected JSON-RPC response to {method} request' is the error of a request that is not answered", async () => {
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

  it("'Unsupported chain ID: {id}' is the error of a node of another chain", async () => {
    const server = await node((batch, response) =>
      sendJson(
        response,
        batch.map(({ id }) => ({ jsonrpc: '2.0', id, result: '0x1' })),
      ),
    );
    const error = await failureOf(client([server.url]).send('eth_call'));
    expect(error).toMatchObject({ kind: 'chain', message: 'Unsupported chain ID: 1' });
  });

  it("'Undefined request' is the error of a request without a method", async () => {
    expect(await failureOf(client([NOBODY]).send(''))).toMatchObject({ message: 'Undefined request' });
  });

  it("keeps the node's own error object", async () => {
    const own = { code: 3, message: 'execution reverted: min limit', data: '0x08c379a0' };
    const server = await node((batch, response) =>
      sendJson(
        response,
        batch.map((request) =>
          request.method === 'eth_call' ? { jsonrpc: '2.0', id: request.id, error: own } : resultOf(request),
        ),
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

  it('a revert does not lead to another node', async () => {
    const revert = { code: 3, message: 'execution reverted: min limit' };
    const first = await node((batch, response) =>
      sendJson(
        response,
        batch.map((request) =>
          request.method === 'eth_chainId' ? resultOf(request) : { jsonrpc: '2.0', id: request.id, error: revert },
        ),
      ),
    );
    const second = await node();
    expect(await failureOf(client([first.url, second.url]).send('eth_call'))).toMatchObject(revert);
    expect(second.batches).toHaveLength(0);
  });

  it('skips a node of another chain', async () => {
    const other = await node((batch, response) =>
      sendJson(
        response,
        batch.map(({ id }) => ({ jsonrpc: '2.0', id, result: '0x38' })),
      ),
    );
    const ours = await node();
    expect(await client([other.url, ours.url]).send('a')).toEqual(['a']);
  });

  it('remembers the working node, until another is preferred', async () => {
    let healthy = false;
    const first = await node((batch, response, queries) => {
      if (healthy) echo(batch, response, queries);
      else response.writeHead(503).end();
    });
    const second = await node();
    const rpc = client([first.url, second.url], { batchWaitMs: 1 });
    expect(rpc.nodes.current()).toBe(first.url);
    await rpc.send('a');
    await rpc.send('b');
    expect([first.batches.length, second.batches.length]).toEqual([1, 2]);
    expect(rpc.nodes.current()).toBe(second.url);
    healthy = true;
    rpc.nodes.prefer(first.url);
    await rpc.send('c');
    expect(first.batches.at(-1)?.map(({ method }) => method)).toEqual(['c', 'eth_chainId']);
    rpc.nodes.prefer('https://unknown.example');
    expect(rpc.nodes.current()).toBe(first.url);
  });

  it('resends unanswered requests to a newly preferred node', async () => {
    const hanging = await node(() => undefined);
    const healthy = await node();
    const rpc = client([hanging.url, healthy.url], { batchWaitMs: 1 });
    const answer = rpc.send('a');
    await eventually(() => expect(hanging.batches).toHaveLength(1));
    rpc.nodes.prefer(healthy.url);
    expect(await answer).toEqual(['a']);
    expect([hanging.batches.length, healthy.batches.length]).toEqual([1, 1]);
  });

  it('rejects with the last failure when all nodes fail, each queried once', async () => {
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

describe('answers that nobody can rely on', () => {
  const bent = (bend: (answers: unknown[]) => unknown) => async () => {
    const first = await node((batch, response) => sendJson(response, bend(batch.map(resultOf))));
    const second = await node();
    const rpc = client([first.url, second.url]);
    expect(await Promise.all([rpc.send('a'), rpc.send('b')])).toEqual([['a'], ['b']]);
    expect(second.batches).toHaveLength(1);
    expect(await failureOf(client([first.url]).send('a'))).toMatchObject({ kind: 'unexpected' });
  };

  it(
    'an id that is answered twice makes the whole answer worthless, even with the same result',
    bent((answers) => [...answers, answers[0]]),
  );
  it(
    'an id that was never queried does too',
    bent((answers) => [...answers, { jsonrpc: '2.0', id: 99, result: '0x' }]),
  );
  it(
    'an entry that is no answer at all does too',
    bent((answers) => [...answers, null]),
  );
});

describe('batches that are too large for a node', () => {
  const tooLarge = [-32600, 'batch too large'] as const;
  const refusals: readonly [string, (ids: readonly number[], response: ServerResponse) => void][] = [
    ['HTTP 413', (_, response) => response.writeHead(413, 'Payload Too Large').end()],
    ['HTTP 400 with the reason', (_, response) => response.writeHead(400).end('{"error":"batch size exceeded"}')],
    ['one error object', (_, response) => sendJson(response, errorFor(null, -32600, 'invalid request'))],
    ['a list of one error, as go-ethereum does', ([id], response) => sendJson(response, [errorFor(id, ...tooLarge)])],
    ['a limit of another code', (_, response) => sendJson(response, errorFor(null, -32005, 'max batch size is 3'))],
    [
      'the error for each',
      (ids, response) =>
        sendJson(
          response,
          ids.map((id) => errorFor(id, -32000, 'batch limit')),
        ),
    ],
  ];
  const limited = (max: number, [, refuse]: (typeof refusals)[number]) =>
    node((batch, response, queries) => {
      if (batch.length > max)
        refuse(
          batch.map(({ id }) => id),
          response,
        );
      else echo(batch, response, queries);
    });
  const sizes = (server: RpcServer): readonly number[] => server.batches.map(({ length }) => length);

  it.each(refusals)('a batch refused by %s is queried in halves, and never so large again', async (...refusal) => {
    const server = await limited(3, refusal);
    const rpc = client([server.url]);
    const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const sendAll = () => Promise.all(letters.map((letter) => rpc.send(letter)));
    const expected = letters.map((letter) => [letter]);
    expect(await sendAll()).toEqual(expected);
    const learning = server.batches.length;
    expect(await sendAll()).toEqual(expected);
    expect(
      sizes(server)
        .slice(learning)
        .every((size) => size <= 3),
    ).toBe(true);
  });

  it('a single request that is refused is not about size: the next batch is sent whole, and to the next node', async () => {
    const first = await node((_, response) => response.writeHead(413).end());
    const second = await node();
    const rpc = client([first.url, second.url]);
    expect(await Promise.all([rpc.send('a'), rpc.send('b')])).toEqual([['a'], ['b']]);
    rpc.nodes.prefer(first.url);
    expect(await Promise.all([rpc.send('c'), rpc.send('d')])).toEqual([['c'], ['d']]);
    expect(Math.max(...sizes(first))).toBe(3);
  });

  it('a batch with a long body is sent in parts that nodes accept, and a short one whole', async () => {
    const server = await node();
    const rpc = client([server.url]);
    const long = 'f'.repeat(300_000);
    const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    await Promise.all(letters.map((letter) => rpc.send(letter, [long])));
    expect(Math.max(...server.batches.map((batch) => JSON.stringify(batch).length))).toBeLessThan(1_000_000);
    expect(server.batches).toHaveLength(3);
    await Promise.all(letters.map((letter) => rpc.send(letter)));
    expect(sizes(server).at(-1)).toBe(7);
  });

  it('one request that is too large alone does not fail the others', async () => {
    const server = await node((batch, response, queries) => {
      if (batch.some(({ method }) => method === 'huge')) response.writeHead(413).end();
      else echo(batch, response, queries);
    });
    const rpc = client([server.url]);
    const [small, huge, other] = [rpc.send('small'), failureOf(rpc.send('huge')), rpc.send('other')];
    expect([await small, await other]).toEqual([['small'], ['other']]);
    expect(await huge).toMatchObject({ kind: 'http' });
  });

  it('a limit of requests per second does not shrink the batch', async () => {
    const server = await node((_, response) => sendJson(response, errorFor(null, -32005, 'rate limit reached')));
    expect(await failureOf(client([server.url]).send('a'))).toMatchObject({ code: -32005 });
    expect(server.batches).toHaveLength(1);
  });

  it('a refused range of logs does not shrink the batch', async () => {
    const server = await node((batch, response) =>
      sendJson(
        response,
        batch.map((request) =>
          request.method === 'eth_chainId' ? resultOf(request) : errorFor(request.id, -32600, 'eth_getLogs is limited'),
        ),
      ),
    );
    const rpc = client([server.url]);
    await failureOf(rpc.send('eth_getLogs'));
    await Promise.all([failureOf(rpc.send('eth_getLogs')), failureOf(rpc.send('eth_getLogs'))]);
    expect(server.batches).toHaveLength(2);
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

  it('the HTTP request is aborted when all calls of the batch are aborted', async () => {
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
