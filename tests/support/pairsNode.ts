import { Interface, zeroPadValue } from 'ethers';
import { vi } from 'vitest';
import { poolTopics } from '#chain/abis/pool.ts';
import { contracts } from '#chain/contracts.ts';
import { exchangePair, type ExchangePair } from '#chain/reading/poolProof.ts';
import { env } from '#config/env.ts';
import { defaultExchange } from '#config/exchanges.ts';
import type { Address } from '#domain/tokens/types.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { stubNode } from './stubNode.ts';

export const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const USDC: Address = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const ZERO = `0x${'0'.repeat(40)}`;
const SUPPLY = 10n ** 18n;

const abi = new Interface([
  'function tryBlockAndAggregate(bool, tuple(address target, bytes callData)[] calls) returns (uint256, bytes32, tuple(bool success, bytes returnData)[])',
  'function getCurrentBlockTimestamp() view returns (uint256)',
  'function symbol() view returns (string)',
  'function name() view returns (string)',
  'function decimals() view returns (uint8)',
  'function token0() view returns (address)',
  'function token1() view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function totalSupply() view returns (uint256)',
  'function kLast() view returns (uint256)',
  'function balanceOf(address) view returns (uint256)',
  'function feeTo() view returns (address)',
  'function paused() view returns (bool)',
  'function poolLength() view returns (uint256)',
  'function LpOfPid(address) view returns (uint256)',
  'function poolInfo(uint256) view returns (address, uint256, uint256, uint256, uint256, uint256)',
  'function userInfo(uint256, address) view returns (uint256, uint256, uint256)',
]);

/** An HTTP request: its time, and its content. */
interface Seen {
  readonly block: number;
  readonly methods: readonly string[];
  /** Calls of its aggregates, without those about the blocks themselves. */
  readonly calls: number;
}

/** Balances of a token's pools: pool number 0 rewards the first pair, number 1 the second, whose rewards have ended. */
export const createPairsNode = (count: number) => {
  const tokens = Array.from({ length: count }, (_, i) =>
    toChecksumAddress(`0x${(BigInt(i + 1) * 0x9999n).toString(16).padStart(40, '0')}`),
  );
  const pairs = tokens.map((token) => exchangePair(defaultExchange, token, USDC));
  const byAddress = new Map<string, ExchangePair>(pairs.map((pair) => [pair.pair, pair]));
  const world = {
    block: 5000,
    pairs,
    wallet: new Map<string, bigint>(),
    requests: [] as Seen[],
    /** Tokens that do not report their symbol, name and decimals. */
    mute: new Set<string>(),
    /** Number of the rewards contract's pools; undefined if it does not answer. */
    rewardsPools: 2 as number | undefined,
  };
  let calls = 0;
  for (const { pair } of pairs) world.wallet.set(pair, 7n);
  const place = (lpToken: unknown): number =>
    Math.max(
      0,
      pairs.findIndex(({ pair }) => pair === lpToken),
    );
  const valuesOf = (target: string, name: string, args: readonly unknown[]): readonly unknown[] | undefined => {
    const pair = byAddress.get(target);
    const simple: Record<string, readonly unknown[] | undefined> = {
      getCurrentBlockTimestamp: [Math.floor(Date.now() / 1000)],
      symbol: ['TOKEN'],
      name: ['A token'],
      decimals: [18],
      token0: pair && [pair.token0],
      token1: pair && [pair.token1],
      getReserves: pair && [1000n, 2000n, 0],
      totalSupply: pair && [SUPPLY],
      kLast: pair && [0n],
      balanceOf: pair && [world.wallet.get(target) ?? 0n],
      feeTo: [ZERO],
      paused: target === env.lpStaking ? [false] : undefined,
      poolLength: world.rewardsPools === undefined ? undefined : [BigInt(world.rewardsPools)],
      LpOfPid: [place(args[0]) < 2 ? place(args[0]) : 0],
      poolInfo: [pairs[Number(args[0])]?.pair, args[0] === 0n ? 5n : 0n, 0, 0, 0, 0],
      userInfo: [args[0] === 0n ? 4n : 0n, 0, 0],
    };
    return simple[name];
  };
  const read = ({ target, callData }: { readonly target: string; readonly callData: string }) => {
    const queries = abi.parseTransaction({ data: callData });
    const isRefused =
      (world.mute.has(target) && ['symbol', 'name', 'decimals'].includes(queries?.name ?? '')) ||
      (queries?.name === 'poolInfo' && queries.args[0] >= (world.rewardsPools ?? 0));
    if (isRefused) return { success: false, returnData: '0x' };
    const values = queries && valuesOf(target, queries.name, [...queries.args]);
    return { success: true, returnData: queries && values ? abi.encodeFunctionResult(queries.fragment, values) : '0x' };
  };
  const call = ([request]: readonly unknown[]): string => {
    const [, queries] = abi.decodeFunctionData(
      'tryBlockAndAggregate',
      (request as { readonly data: string }).data,
    ) as unknown as [boolean, readonly { readonly target: string; readonly callData: string }[]];
    calls += queries.filter(({ target }) => target !== contracts.multicall).length;
    return abi.encodeFunctionResult('tryBlockAndAggregate', [world.block, `0x${'0'.repeat(64)}`, queries.map(read)]);
  };
  const logs = ([filter]: readonly unknown[]): readonly unknown[] => {
    const { fromBlock, toBlock } = filter as { readonly fromBlock: string; readonly toBlock: string };
    const to = toBlock === 'latest' ? world.block : Number(toBlock);
    const isIn = Number(fromBlock) <= 4000 && to >= 4000;
    const topics = [poolTopics.transfer, zeroPadValue(ZERO, 32), zeroPadValue(alice, 32)];
    const place = { blockNumber: '0xfa0', blockHash: '0x1' };
    return isIn
      ? pairs.map(({ pair }, index) => ({
          address: pair.toLowerCase(),
          topics,
          data: '0x',
          logIndex: `0x${index.toString(16)}`,
          ...place,
        }))
      : [];
  };
  stubNode({
    eth_call: call,
    eth_getLogs: logs,
    eth_getBlockByNumber: ([tag]: readonly unknown[]) => ({ number: tag, hash: '0x01', timestamp: '0x1' }),
  });
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: { readonly body: string }) => {
    calls = 0;
    const answered = answer(url, init);
    const methods = (JSON.parse(init.body) as readonly { readonly method: string }[]).map(({ method }) => method);
    world.requests.push({ block: world.block, methods, calls });
    return answered;
  });
  return world;
};
