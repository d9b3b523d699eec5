import { AbiCoder, zeroPadValue } from 'ethers';
import { vi } from 'vitest';
import { erc20 } from '#chain/abis/erc20.ts';
import { factoryPair } from '#chain/abis/factory.ts';
import { lpStaking } from '#chain/abis/lpStaking.ts';
import { poolTopics } from '#chain/abis/pool.ts';
import type { RpcLog } from '#chain/logs/logs.ts';
import { exchangePair, type ExchangePair } from '#chain/reading/poolProof.ts';
import { RpcResponseError } from '#chain/rpc/errors.ts';
import type { ExchangeConfig } from '#config/exchangeRule.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { err, ok } from '#lib/result.ts';
import { createStorage } from '#lib/storage.ts';
import type { CandidatePair } from '#stores/positions.ts';
import { createPositionsStore } from '#stores/positionsStore.ts';
import { createPositionMemory } from '#updaters/account/positionArchive.ts';
import { createEarlyArrivals } from '#updaters/account/earlyArrivals.ts';
import { createPositionsSubscriber } from '#updaters/account/positionsSubscriber.ts';
import { createFakeNode, keyOf, word } from './fakeNode.ts';
import { respondTo } from './respondTo.ts';

export const MYT: Address = '0x4535E52cdF3AB787B379b7b72B5990767E6747E4';
export const USDC: Address = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
export const WMATIC: Address = '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270';
export const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const bob: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
export const FAKE: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
export const staking: Address = '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
export const multicall: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';

const exchange = (id: string, factory: Address): ExchangeConfig => ({
  id,
  name: id,
  factory,
  initCodeHash: `0x${'ab'.repeat(32)}`,
  router: factory,
  feeFactor: 997,
  routerCallable: true,
});
export const own = exchange('myt', '0x1000000000000000000000000000000000000001');
export const other = exchange('harbour', '0x2000000000000000000000000000000000000002');
export const mytUsdc = exchangePair(own, MYT, USDC);
export const mytWmatic = exchangePair(own, MYT, WMATIC);
export const elsewhere = exchangePair(other, WMATIC, USDC);

interface Filter {
  readonly topics: readonly (Hex | null)[];
  readonly fromBlock: Hex;
  readonly toBlock: Hex | 'latest';
}

const topicOf = (address: Address): Hex => zeroPadValue(address, 32).toLowerCase() as Hex;
const hexOf = (value: number): Hex => `0x${value.toString(16)}`;
const encode = (types: readonly string[], values: readonly unknown[]): Hex =>
  AbiCoder.defaultAbiCoder().encode(types, values) as Hex;

/** A node with pools that say what they are made of, and transfers of their tokens. */
export const openPools = () => {
  const node = createFakeNode();
  node.delayMs = 1;
  node.block = 1000;
  /** `isDeaf`: questions within a block's request fail. */
  const chain = { logs: [] as RpcLog[], isRefusing: false, isDeaf: false, fork: 0 };
  const ranges: number[] = [];
  const say = (at: Address, pair: ExchangePair): void => {
    node.contracts.set(keyOf(factoryPair.token0.call(at)), word(BigInt(pair.token0)));
    node.contracts.set(keyOf(factoryPair.token1.call(at)), word(BigInt(pair.token1)));
  };
  for (const pair of [mytUsdc, mytWmatic, elsewhere]) say(pair.pair, pair);
  const arrive = (token: Address, block: number, topics: readonly Hex[] = []): void => {
    chain.logs.push({
      address: token.toLowerCase(),
      topics: [poolTopics.transfer, topicOf(bob), topicOf(alice), ...topics],
      data: word(5n),
      blockNumber: hexOf(block),
      blockHash: '0x01',
      logIndex: hexOf(chain.logs.length),
    });
  };
  const answer = ({ topics, fromBlock, toBlock }: Filter): readonly RpcLog[] => {
    const to = toBlock === 'latest' ? node.block : Number(toBlock);
    ranges.push(Number(fromBlock));
    if (chain.isRefusing) throw new RpcResponseError(-32602, 'an address is needed', undefined);
    return chain.logs.filter(
      (log) =>
        Number(log.blockNumber) >= Number(fromBlock) &&
        Number(log.blockNumber) <= to &&
        topics.every((topic, i) => topic === null || topic === log.topics[i]),
    );
  };
  node.methods.set('eth_getLogs', ([filter]) => answer(filter as Filter));
  node.methods.set('eth_getBlockByNumber', ([tag]) => ({
    number: tag,
    hash: `0x${chain.fork}${Number(tag).toString(16)}`,
    timestamp: '0x1',
  }));
  const hold = (pair: ExchangePair, amount: bigint): void => {
    node.contracts.set(keyOf(erc20.balanceOf.call(pair.pair, alice)), word(amount));
  };
  const stake = (lpToken: Address, amount: bigint): void => {
    node.contracts.set(keyOf(lpStaking.poolLength.call(staking)), word(1));
    node.contracts.set(
      keyOf(lpStaking.poolInfo.call(staking, 0n)),
      encode(Array<string>(6).fill('uint256'), [BigInt(lpToken), 1, 0, 0, 0, 0]),
    );
    node.contracts.set(
      keyOf(lpStaking.userInfo.call(staking, 0n, alice)),
      encode(['uint256', 'uint256', 'uint256'], [amount, 0, 0]),
    );
  };
  return { node, chain, ranges, say, arrive, hold, stake, answer };
};

type Pools = ReturnType<typeof openPools>;

export const storageIn = (kept: Map<string, string>) =>
  createStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));

/** A page of Alice's that is there for its first block. */
export const openPage = (world: Pools, kept = new Map<string, string>(), candidates: readonly CandidatePair[] = []) => {
  const exchanges = [own, other];
  const store = createPositionsStore();
  const memory = createPositionMemory(storageIn(kept), exchanges);
  const early = createEarlyArrivals(world.node, 10);
  const part = createPositionsSubscriber({
    store,
    rpc: world.node,
    multicall,
    exchanges,
    staking,
    firstBlock: 10,
    memory,
    early,
  });
  store.consider(candidates);
  let leave = store.watch(alice);
  let lastBlock: number | undefined;
  const queries: number[] = [];
  const tick = async (block: number): Promise<void> => {
    world.node.block = block;
    const phase = { kind: 'newBlock', lastBlock } as const;
    const requests = part.request(phase).requests ?? [];
    queries.push(requests.length);
    const responses = respondTo(requests, ({ method, params }) =>
      world.chain.isDeaf ? err(new Error('too many blocks')) : ok(world.node.methods.get(method)?.(params)),
    );
    part.receive({ blockNumber: block, blockTimestamp: 0, calls: [], responses }, phase);
    lastBlock = block;
    await vi.advanceTimersByTimeAsync(100);
  };
  const rewind = (): void => {
    lastBlock = undefined;
  };
  const found = () => store.found(alice).pairs.map(({ exchange: { id }, pair }) => `${id} ${pair}`);
  const turnAway = (): void => leave();
  const comeBack = (): void => {
    leave = store.watch(alice);
  };
  return { store, memory, early, part, tick, rewind, found, requests: queries, turnAway, comeBack };
};

export const named = (...pairs: readonly ExchangePair[]) => pairs.map(({ exchange: { id }, pair }) => `${id} ${pair}`);
