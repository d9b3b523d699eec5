import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountAddress, ROLES } from '../../e2e/devnet/accounts.ts';
import { startChain, type LocalChain } from '../../e2e/devnet/chain.ts';
import { encodeCall } from '../../e2e/devnet/contracts.ts';
import { FEE_CAP } from '../../e2e/devnet/feeCap.ts';
import { ANY_PORT } from '../../e2e/devnet/ports.ts';
import { startRpcProxy, type RpcProxy } from '../../e2e/rpcProxy.ts';
import { erc20 } from '#chain/abis/erc20.ts';
import { poolTopics } from '#chain/abis/pool.ts';
import { addressTopic } from '#chain/codec/words.ts';
import { asLogs, type RpcLog } from '#chain/logs/logs.ts';
import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import { createRpcClient, type RpcClient } from '#chain/rpc/createRpcClient.ts';
import { err, ok } from '#lib/result.ts';
import type { BlockAnswer, ReadBlock } from '#updaters/block/blockSubscribers.ts';
import { createConditionalReader } from '#updaters/block/conditionalReader.ts';
import { createCallReader } from '#updaters/block/readCalls.ts';
import { createRecentLogs } from '#updaters/block/recentLogs.ts';
import { withMergedLogs } from '#updaters/block/watchChain.ts';

const [ALICE] = ROLES.demo;
let chain: LocalChain;
let proxy: RpcProxy;
let rpc: RpcClient;

beforeAll(async () => {
  chain = await startChain({ port: ANY_PORT, blockSeconds: 0, quiet: true });
  proxy = await startRpcProxy(chain.url);
  rpc = createRpcClient({ urls: [proxy.url], chainId: 137, batchWaitMs: 0 });
}, 300_000);

afterAll(async () => {
  await proxy.close();
  await chain.stop();
});

beforeEach(() => proxy.reset());

const transfer = (amount: bigint) =>
  chain.node.rpc('eth_sendTransaction', {
    from: accountAddress(ALICE),
    to: chain.deployment.tokens.USDC,
    data: encodeCall('token', 'transfer', [chain.deployment.orderBook, amount]),
    gas: '0x30d40',
    ...FEE_CAP,
  });

/** Mines a block with transfers of these amounts. */
const mine = async (...amounts: readonly bigint[]): Promise<void> => {
  for (const amount of amounts) await transfer(amount);
  await chain.node.rpc('evm_mine');
};

const head = async (): Promise<number> => Number(await chain.node.rpc('eth_blockNumber'));

const logsFrom = (fromBlock: number, topics: readonly unknown[] = [poolTopics.transfer]): RpcRequest => ({
  method: 'eth_getLogs',
  params: [
    { address: chain.deployment.tokens.USDC, topics, fromBlock: `0x${fromBlock.toString(16)}`, toBlock: 'latest' },
  ],
});

/** Reads as a page does: calls and merged logs of a block in one request. */
const createReader = (recent: (read: ReadBlock) => ReadBlock): ReadBlock => {
  const readCalls = createConditionalReader(rpc)(createCallReader(rpc, chain.deployment.multicall));
  return withMergedLogs(
    recent(async ({ calls, requests, at }) => {
      const reads = readCalls(calls, at);
      const sent = requests.map(({ method, params }) => rpc.send<unknown>(method, params).then(ok, err));
      return { reads: await reads, responses: await Promise.all(sent) };
    }),
  );
};

const create = (): ReadBlock => createReader(createRecentLogs(chain.deployment.multicall));
const createWhole = (): ReadBlock => createReader((read) => read);

const read = (by: ReadBlock, requests: readonly RpcRequest[]): Promise<BlockAnswer> =>
  by({
    at: 'latest',
    calls: [erc20.balanceOf.call(chain.deployment.tokens.USDC, accountAddress(ALICE))],
    requests,
  });

const logsIn = ({ responses }: BlockAnswer, i = 0): readonly RpcLog[] => {
  const response = responses[i];
  if (!response?.ok) throw new Error('The logs are missing', { cause: response?.error });
  return asLogs(response.value);
};

const idsOf = (logs: readonly RpcLog[]): readonly string[] =>
  logs.map(({ blockHash, logIndex }) => `${blockHash} ${logIndex}`);

/** Logs of the chain itself. */
const onChain = async (fromBlock: number): Promise<readonly string[]> =>
  idsOf(asLogs(await chain.node.rpc('eth_getLogs', ...logsFrom(fromBlock).params)));

const bytes = (): number => proxy.requests.reduce((sum, { answerBytes }) => sum + answerBytes, 0);

describe('logs of the newest blocks', () => {
  it('of three blocks come once each: less than half of the bytes, in as many requests', async () => {
    const [recent, whole] = [create(), createWhole()];
    const received: number[] = [];
    for (let block = 0; block < 12; block += 1) {
      await mine(1n, 2n, 3n);
      const requests = [logsFrom((await head()) - 2)];
      for (const by of [recent, whole]) {
        proxy.reset();
        const answer = await read(by, requests);
        expect(proxy.requests).toHaveLength(1);
        if (block > 0) received.push(bytes());
        expect(idsOf(logsIn(answer))).toEqual(await onChain((await head()) - 2));
        expect(answer.reads.outcomes).toHaveLength(1);
      }
    }
    const sumOf = (start: number): number =>
      received.filter((_, i) => i % 2 === start).reduce((sum, size) => sum + size, 0);
    expect(sumOf(0)).toBeLessThan(sumOf(1) / 2);
  });

  it('of a market and of an account with sixteen blocks need a ninth of the bytes', async () => {
    const [recent, whole] = [create(), createWhole()];
    for (let block = 0; block < 18; block += 1) await mine(1n, 2n);
    const of: Record<string, number> = {};
    for (const [name, by] of Object.entries({ recent, whole })) {
      const own = [poolTopics.transfer, addressTopic(accountAddress(ALICE))];
      const requests = async () => [logsFrom((await head()) - 2), logsFrom((await head()) - 15, own)];
      await read(by, await requests());
      proxy.reset();
      for (let block = 0; block < 10; block += 1) {
        await mine(1n, 2n);
        const answer = await read(by, await requests());
        expect(idsOf(logsIn(answer))).toEqual(await onChain((await head()) - 2));
        expect(idsOf(logsIn(answer, 1))).toEqual(await onChain((await head()) - 15));
      }
      expect(proxy.requests).toHaveLength(10);
      of[name] = bytes();
    }
    expect(of['recent']).toBeLessThan((of['whole'] ?? 0) / 9);
  });

  it('arrive with the next block from a node whose logs lag behind its calls', async () => {
    const by = create();
    await mine(1n);
    await read(by, [logsFrom(await head())]);
    proxy.setFaults({ lag: 1, onlyFor: ['eth_getLogs'] });
    for (let block = 0; block < 6; block += 1) {
      await mine(...(block % 3 === 2 ? [] : [1n, 2n]));
      const from = (await head()) - 2;
      const answer = await read(by, [logsFrom(from)]);
      expect(answer.reads.blockNumber).toBe(await head());
      const expected = await onChain(from);
      const late = await onChain(await head());
      expect(idsOf(logsIn(answer))).toEqual(expected.filter((id) => !late.includes(id)));
    }
    proxy.setFaults({});
    await mine();
    expect(idsOf(logsIn(await read(by, [logsFrom((await head()) - 2)])))).toEqual(await onChain((await head()) - 2));
  });

  it('are those of the new chain after a reorganisation, in the same round', async () => {
    const by = create();
    await mine(1n);
    const from = await head();
    await read(by, [logsFrom(from)]);
    const snapshot = await chain.node.rpc('evm_snapshot');
    await mine(2n, 3n);
    const replaced = idsOf(logsIn(await read(by, [logsFrom(from)])));
    await chain.node.rpc('evm_revert', snapshot);
    await mine(4n);
    await mine(5n);
    const answer = await read(by, [logsFrom(from)]);
    expect(idsOf(logsIn(answer))).toEqual(await onChain(from));
    expect(idsOf(logsIn(answer))).not.toEqual(expect.arrayContaining([...replaced]));
  });

  it('are complete if a block without known logs was replaced by one with logs', async () => {
    const by = create();
    await mine(1n);
    const from = await head();
    const snapshot = await chain.node.rpc('evm_snapshot');
    await mine();
    await read(by, [logsFrom(from)]);
    await chain.node.rpc('evm_revert', snapshot);
    await mine(6n);
    await mine();
    expect(idsOf(logsIn(await read(by, [logsFrom(from)])))).toEqual(await onChain(from));
  });

  it('are known without a new block, even at a node that refuses ranges after its head', async () => {
    const by = create();
    proxy.setFaults({ strictRange: true });
    await mine(1n, 2n);
    const from = await head();
    const first = await read(by, [logsFrom(from)]);
    expect(await read(by, [logsFrom(from)])).toEqual(first);
    expect(proxy.requests).toHaveLength(2);
    await mine(3n);
    expect(idsOf(logsIn(await read(by, [logsFrom(from)])))).toEqual(await onChain(from));
    expect(proxy.requests).toHaveLength(3);
  });

  it('are requested whole in the same round if a node refuses the range, and for a while', async () => {
    const by = create();
    await mine(1n);
    const from = await head();
    await read(by, [logsFrom(from)]);
    proxy.setFaults({ strictRange: true, lag: 1, onlyFor: ['eth_getLogs'] });
    await mine(2n);
    expect(idsOf(logsIn(await read(by, [logsFrom(from)])))).toEqual((await onChain(from)).slice(0, 1));
    expect(proxy.requests).toHaveLength(3);
    await mine(3n);
    expect(idsOf(logsIn(await read(by, [logsFrom(from)])))).toEqual((await onChain(from)).slice(0, 2));
    expect(proxy.requests).toHaveLength(4);
  });

  it('fail as they would whole, and are complete in the next round', async () => {
    const by = create();
    await mine(1n);
    const from = await head();
    await read(by, [logsFrom(from)]);
    proxy.setFaults({ failing: 'eth_getLogs' });
    await mine(2n);
    expect((await read(by, [logsFrom(from)])).responses[0]?.ok).toBe(false);
    proxy.setFaults({});
    await mine(3n);
    expect(idsOf(logsIn(await read(by, [logsFrom(from)])))).toEqual(await onChain(from));
  });
});
