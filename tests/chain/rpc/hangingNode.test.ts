import { expect, it, onTestFinished } from 'vitest';
import { createRpcClient } from '../../../src/chain/rpc/createRpcClient.ts';
import { startRpcServer } from './rpcServer.ts';
import { eventually } from '../../support/eventually.ts';

it('a first node that hangs keeps no batch waiting while it is tried again', async () => {
  let hangs = false;
  const first = await startRpcServer((_batch, response) => {
    if (!hangs) response.writeHead(503).end();
  });
  const second = await startRpcServer();
  let now = 0;
  const options = { now: () => now, retryFirstAfterMs: 1000, batchWaitMs: 1, timeoutMs: 2000 };
  onTestFinished(async () => {
    await Promise.all([first.close(), second.close()]);
  });
  const rpc = createRpcClient({ urls: [first.url, second.url], chainId: 137, ...options });
  await rpc.send('a');
  hangs = true;
  now = 1000;
  const started = performance.now();
  expect(await Promise.all([rpc.send('b'), rpc.send('c')])).toEqual([['b'], ['c']]);
  expect(await rpc.send('d')).toEqual(['d']);
  expect(performance.now() - started).toBeLessThan(1000);
  await eventually(() => expect(first.batches).toHaveLength(2));
});
