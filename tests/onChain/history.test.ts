import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startChain, type LocalChain } from '../../e2e/devnet/chain.ts';
import { ANY_PORT } from '../../e2e/devnet/ports.ts';
import { createRpcClient } from '#chain/rpc/createRpcClient.ts';
import { openArchive } from '#lib/archive.ts';
import { createBookStore } from '#stores/bookStore.ts';
import { createHistoryStore } from '#stores/historyStore.ts';
import { createHistorySubscriber } from '#updaters/history/historySubscriber.ts';
import { ABIS } from './support/stage.ts';

let chain: LocalChain;

beforeAll(async () => {
  chain = await startChain({ port: ANY_PORT, blockSeconds: 1, quiet: true });
}, 300_000);

afterAll(() => chain.stop());

interface FullLog {
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
  readonly blockNumber: string;
  readonly logIndex: string;
  readonly transactionHash: string;
}

const placeOf = ({ blockNumber, logIndex }: FullLog): string => `${Number(blockNumber)}-${Number(logIndex)}`;

/**
 * Positions of the prints, read directly: every swap of the pair, and every fill of its orders except those of orders
 * placed in the same transaction.
 */
const printsOf = async (pair: string, tokens: readonly string[], toBlock: number): Promise<readonly string[]> => {
  const { orderBookExt } = chain.deployment;
  const filter = { address: [orderBookExt, pair], fromBlock: '0x0', toBlock: `0x${toBlock.toString(16)}` };
  const logs = await chain.node.rpc<readonly FullLog[]>('eth_getLogs', filter);
  const isOf = (log: FullLog, name: string, abi: (typeof ABIS)['ext']): boolean =>
    log.topics[0] === abi.getEvent(name)?.topicHash;
  const placed = logs
    .filter((log) => isOf(log, 'AddOrder', ABIS.ext))
    .map(({ transactionHash, topics }) => `${transactionHash}-${topics[3] ?? ''}`);
  const isPairs = ({ topics }: FullLog): boolean =>
    [topics[1], topics[2]].every((topic) => tokens.some((token) => topic?.endsWith(token.slice(2).toLowerCase())));
  return logs
    .filter((log) => {
      if (isOf(log, 'Swap', ABIS.pair)) return log.address.toLowerCase() === pair.toLowerCase();
      const isTakers = placed.includes(`${log.transactionHash}-${log.topics[3] ?? ''}`);
      return isOf(log, 'UpdateOrderInfo', ABIS.ext) && isPairs(log) && !isTakers;
    })
    .map(placeOf);
};

it('the history of each pair of the local chain equals a direct full read', async () => {
  const { deployment, url } = chain;
  const rpc = createRpcClient({ urls: [url], chainId: 137, batchWaitMs: 5 });
  const store = createHistoryStore();
  const follower = createHistorySubscriber({
    rpc,
    chainId: 137,
    ext: deployment.orderBookExt,
    archive: await openArchive('history'),
    store,
    retryMs: 1000,
  });
  onTestFinished(() => follower.stop());
  const sources = new Set<string>();
  for (const pool of deployment.pools) {
    const books = createBookStore(() => pool.pair);
    const pair = books.pairOf(deployment.tokens[pool.base], deployment.tokens[pool.quote]);
    const unwatch = store.watch(pair);
    while (store.history(pair.pair)?.status !== 'complete') await sleep(50);
    const history = store.history(pair.pair);
    unwatch();
    const prints = await printsOf(pair.pair, [pair.token0, pair.token1], history?.coverage?.toBlock ?? 0);
    const trades = history?.trades ?? [];
    expect(trades.map(({ blockNumber, logIndex }) => `${blockNumber}-${logIndex}`).toReversed()).toEqual(prints);
    for (const { source } of trades) sources.add(source);
    const times = trades.map(({ timestamp }) => timestamp);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  }
  expect([...sources].toSorted()).toEqual(['book', 'pool']);
});
