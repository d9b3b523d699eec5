import { afterEach, expect, it } from 'vitest';
import { probeNode } from '#chain/rpc/probeNode.ts';
import { startRpcServer, sendJson, type SentRequest, type RpcServer } from './rpcServer.ts';

interface Kind {
  readonly chainId?: unknown;
  readonly logLimit?: number;
  readonly batchLimit?: number;
  readonly overrides?: 'works' | 'ignored' | 'refused';
  readonly busyFor?: string;
}

const servers: RpcServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

const HEAD = 3_000_000;

const answerTo = ({ id, method, params }: SentRequest, kind: Kind): unknown => {
  const { chainId = '0x89', logLimit = Infinity, overrides = 'works', busyFor } = kind;
  const refuse = (code: number, message: string) => ({ jsonrpc: '2.0', id, error: { code, message } });
  const give = (result: unknown) => ({ jsonrpc: '2.0', id, result });
  if (method === busyFor) return refuse(-32005, 'limit exceeded');
  if (method === 'eth_chainId') return give(chainId);
  if (method === 'eth_blockNumber') return give(`0x${HEAD.toString(16)}`);
  if (method === 'eth_getLogs') {
    const [{ fromBlock, toBlock }] = params as [{ fromBlock: string; toBlock: string }];
    return Number(toBlock) - Number(fromBlock) + 1 > logLimit ? refuse(-32600, 'range too wide') : give([]);
  }
  if (overrides === 'refused') return refuse(-32602, 'too many arguments');
  return give(overrides === 'works' ? `0x${'2a'.padStart(64, '0')}` : '0x');
};

const probe = async (kind: Kind) => {
  const server = await startRpcServer((batch, response) => {
    const { batchLimit = Infinity } = kind;
    if (batch.length > batchLimit)
      sendJson(response, { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'batch too large' } });
    else
      sendJson(
        response,
        batch.map((request) => answerTo(request, kind)),
      );
  });
  servers.push(server);
  const probed = await probeNode(server.url, { chainId: 137, timeoutMs: 5000, now: () => performance.now(), fetch });
  return { probed, requests: server.batches.length };
};

it('a node without limits: everything is found in fourteen requests at most', async () => {
  const { probed, requests } = await probe({});
  expect(probed).toMatchObject({
    ok: true,
    value: { chainId: 137, head: HEAD, logSpan: 1_000_000, overridesState: true, batchSize: 100 },
  });
  expect(probed.ok && (probed.value.latencyMs ?? 0) > 0).toBe(true);
  expect(requests).toBeLessThanOrEqual(14);
});

it.each([
  [
    { logLimit: 10_000, batchLimit: 20, overrides: 'ignored' },
    { logSpan: 10_000, batchSize: 20, overridesState: false },
  ],
  [
    { logLimit: 0, overrides: 'refused' },
    { logSpan: undefined, overridesState: false },
  ],
  [{ busyFor: 'eth_getLogs' }, { logSpan: undefined, overridesState: true, batchSize: 100 }],
  [{ busyFor: 'eth_call' }, { overridesState: undefined }],
  [{ busyFor: 'eth_blockNumber' }, { head: undefined, latencyMs: undefined, logSpan: undefined, batchSize: 100 }],
] as const)('limits are found, and what is not known is left open: %o', async (kind, expected) => {
  expect((await probe(kind)).probed).toMatchObject({ ok: true, value: expected });
});

it('a node of another chain gets no further query', async () => {
  const { probed, requests } = await probe({ chainId: '0x1' });
  expect(probed).toMatchObject({ ok: false, error: { kind: 'chain', data: 1 } });
  expect(requests).toBe(1);
});

it('an answer that is no chain is no answer', async () => {
  expect((await probe({ chainId: 'polygon' })).probed).toMatchObject({ ok: false, error: { kind: 'unexpected' } });
});

it('keeps nothing without an account', async () => {
  const probed = await probeNode('http://127.0.0.1:9', { chainId: 137, timeoutMs: 500, now: () => 0, fetch });
  expect(probed).toMatchObject({ ok: false, error: { kind: 'network' } });
});
