import { expect, it } from 'vitest';
import { createRpcClient } from '#chain/rpc/createRpcClient.ts';
import { receiptFromEachNode } from '#chain/sending/receiptFromNodes.ts';
import { receiptAt } from '../../support/sentRecord.ts';
import { sendJson, startRpcServer, type SentRequest } from '../rpc/rpcServer.ts';

/** A node that answers nothing if its report is undefined. */
const reports = (report: unknown) =>
  startRpcServer((batch, response) => {
    const resultOf = ({ method }: SentRequest): unknown => (method === 'eth_chainId' ? '0x89' : report);
    if (report === undefined) response.destroy();
    else
      sendJson(
        response,
        batch.map((request) => ({ jsonrpc: '2.0', id: request.id, result: resultOf(request) })),
      );
  });

it('reads a receipt from each node by itself, from one URL per host, and leaves the preferred node', async () => {
  const servers = await Promise.all([receiptAt(11), null, undefined].map(reports));
  const [first = '', ...others] = servers.map(({ url }) => url);
  const rpc = createRpcClient({ urls: [first, `${first}/again`, ...others], chainId: 137, batchWaitMs: 0 });
  const answers = await receiptFromEachNode({ nodes: rpc.nodes, chainId: 137, timeoutMs: 1000 }, '0x01');
  const hosts = servers.map(({ url }) => new URL(url).host);
  expect([...answers]).toEqual(hosts.map((host, node) => [host, [receiptAt(11), null, undefined][node]]));
  expect(rpc.nodes.current()).toBe(first);
  await Promise.all(servers.map((server) => server.close()));
});
