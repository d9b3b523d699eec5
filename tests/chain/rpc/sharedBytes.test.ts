import { expect, it } from 'vitest';
import { createRpcClient } from '#chain/rpc/createRpcClient.ts';

/** A client whose node answers with zero, and the bodies that it sent. */
const clientWithBodies = () => {
  const bodies: string[] = [];
  const fetch = (_url: string, init: RequestInit): Promise<Response> => {
    bodies.push(String(init.body));
    const requests = JSON.parse(String(init.body)) as readonly { id: number; method: string }[];
    const answers = requests.map(({ id, method }) => ({
      jsonrpc: '2.0',
      id,
      result: method === 'eth_chainId' ? '0x89' : '0x0',
    }));
    return Promise.resolve(Response.json(answers));
  };
  return { bodies, client: createRpcClient({ urls: ['https://node.example'], chainId: 137, batchWaitMs: 0, fetch }) };
};

it('the same queries are the same bytes, whatever was queried before: a cache can share the answer', async () => {
  const [first, second] = [clientWithBodies(), clientWithBodies()];
  for (let times = 0; times < 3; times += 1) await first.client.send('eth_gasPrice');
  await second.client.send('eth_gasPrice');
  for (const { client } of [first, second])
    await Promise.all([client.send('eth_blockNumber'), client.send('eth_gasPrice')]);
  expect(first.bodies.at(-1)).toBe(second.bodies.at(-1));
  const ids = (JSON.parse(first.bodies.at(-1) ?? '[]') as readonly { id: number }[]).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
