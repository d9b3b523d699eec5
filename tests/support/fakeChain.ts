import { AbiCoder, Interface } from 'ethers';
import { polygonAddresses } from '#config/addresses/polygon.ts';
import type { BookSide, PairBook } from '#domain/orderBook/types.ts';
import { NodeError, stubNode } from './stubNode.ts';

/** Facts that a token contract reports. */
export interface TokenFacts {
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
}

/** Pool tokens that can be staked. */
export interface FakeRewards {
  readonly lpToken: string;
  /** 0: they get no rewards any more. */
  readonly allocPoint: bigint;
  /** Raw pool tokens by owner. */
  readonly staked: ReadonlyMap<string, bigint>;
  /** Everybody's claimable rewards, raw. */
  readonly pending: bigint;
}

/** A chain described by values. Everything may change between two blocks. */
export interface FakeChain {
  block: number;
  /** Raw units by `token owner`; the native coin's token is `native`. What is left out is 0. */
  readonly balances: Map<string, bigint>;
  /** The order book's allowance by `token owner`; default 0. */
  readonly allowances: Map<string, bigint>;
  /** Deposits in the order book by `token owner`; default 0. */
  readonly deposits: Map<string, bigint>;
  /** Calls whose dry run reverts, by what their data begins with, and why. */
  readonly refusals: Map<string, string>;
  /** Tokens that no list knows. */
  readonly tokens: Map<string, TokenFacts>;
  /** Pools with their order lists. */
  books: readonly PairBook[];
  /** Pool tokens there are, by pool. What is left out is 0. */
  readonly supplies: Map<string, bigint>;
  /** Results of dry runs, by the first characters of their data. */
  readonly results: Map<string, string>;
  /** The rewards pool's pools, by their numbers. */
  rewards: readonly FakeRewards[];
  /** Hashes of transactions that have been mined, with success and without logs. */
  readonly mined: Set<string>;
  /** Those of them that failed. */
  readonly reverted: Set<string>;
  /** Answer to every request for logs. */
  logs: readonly unknown[];
  /** Requested methods, in order. */
  readonly requests: readonly string[];
}

const contracts = new Interface([
  'function tryBlockAndAggregate(bool requireSuccess, tuple(address target, bytes callData)[] calls) returns (uint256, bytes32, tuple(bool success, bytes returnData)[])',
  'function getCurrentBlockTimestamp() view returns (uint256)',
  'function getEthBalance(address owner) view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function symbol() view returns (string)',
  'function name() view returns (string)',
  'function decimals() view returns (uint8)',
  'function allPairsLength() view returns (uint256)',
  'function allPairs(uint256 place) view returns (address)',
  'function token0() view returns (address)',
  'function token1() view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function totalSupply() view returns (uint256)',
  'function kLast() view returns (uint256)',
  'function feeTo() view returns (address)',
  'function LpOfPid(address lpToken) view returns (uint256)',
  'function poolLength() view returns (uint256)',
  'function poolInfo(uint256 pid) view returns (address, uint256, uint256, uint256, uint256, uint256)',
  'function userInfo(uint256 pid, address owner) view returns (uint256, uint256, uint256)',
  'function pending(uint256 pid, address owner) view returns (uint256, uint256)',
  'function paused() view returns (bool)',
  'function getLastOrderIndex(address from, address to) view returns (uint256)',
  'function userDiposit(address owner, address token) view returns (uint256)',
  'function getPreOrderIndex(address from, address to, uint256 index) view returns (uint256)',
  'function getOrderByIndexBatch(address from, address to, uint256[] indexes) view returns (address[], address[], uint256[], uint256[], uint256[], uint256[], uint256[])',
  'function getPageOrders(address from, address to, uint256 start, uint256 count) view returns (uint256[])',
  'function getPageOrderDetails(address from, address to, uint256 start, uint256 count) view returns (address[], address[], uint256[], uint256[], uint256[], uint256[], uint256[])',
]);

const { multicall } = polygonAddresses;
const placedWithoutRest = AbiCoder.defaultAbiCoder().encode(['uint256', 'uint256'], [0, 99]);

const sideOf = (books: readonly PairBook[], sold: string, bought: string): BookSide | undefined =>
  books
    .flatMap(({ side0, side1 }) => [
      { side: side0, bought: side1.soldToken },
      { side: side1, bought: side0.soldToken },
    ])
    .find((entry) => entry.side.soldToken === sold && entry.bought === bought)?.side;

const pageOf = (books: readonly PairBook[], args: readonly unknown[]) => {
  const [sold, bought, start, count] = args as [string, string, bigint, bigint];
  const orders = sideOf(books, sold, bought)?.orders ?? [];
  const first = orders.findIndex(({ index }) => index === start);
  return { sold, orders: first < 0 ? [] : orders.slice(first, first + Number(count)) };
};

const namedOf = (books: readonly PairBook[], args: readonly unknown[]) => {
  const [sold, bought, indexes] = args as [string, string, readonly bigint[]];
  return { sold, orders: sideOf(books, sold, bought)?.orders.filter(({ index }) => indexes.includes(index)) ?? [] };
};

/** Return values of the rewards pool. */
const rewardsOf = ({ rewards }: FakeChain, name: string, [first, owner]: readonly unknown[]) => {
  const pool = rewards[Number(first)];
  const lpOfPid = rewards.findIndex(({ lpToken }) => lpToken === first);
  switch (name) {
    case 'LpOfPid':
      return [Math.max(0, lpOfPid)];
    case 'poolLength':
      return [rewards.length];
    case 'poolInfo':
      return pool && [pool.lpToken, pool.allocPoint, 0, 0, 0, 0];
    case 'userInfo':
      return pool && [pool.staked.get(String(owner)) ?? 0n, 0, 0];
    case 'pending':
      return pool && [pool.pending, 0];
    case 'paused':
      return rewards.length > 0 ? [false] : undefined;
    default:
      return undefined;
  }
};

/** Return values of a function; undefined if there is no such contract. */
const valuesOf = (chain: FakeChain, target: string, name: string, args: readonly unknown[]) => {
  const pool = chain.books.find(({ pair }) => pair === target);
  const facts = chain.tokens.get(target);
  switch (name) {
    case 'getCurrentBlockTimestamp':
      return [Math.floor(Date.now() / 1000)];
    case 'getEthBalance':
      return [chain.balances.get(`native ${String(args[0])}`) ?? 0n];
    case 'balanceOf':
      return [chain.balances.get(`${target} ${String(args[0])}`) ?? 0n];
    case 'allowance':
      return [chain.allowances.get(`${target} ${String(args[0])}`) ?? 0n];
    case 'userDiposit':
      return [chain.deposits.get(`${String(args[1])} ${String(args[0])}`) ?? 0n];
    case 'symbol':
    case 'name':
    case 'decimals':
      return facts && [facts[name]];
    case 'allPairsLength':
      return [chain.books.length];
    case 'allPairs':
      return [chain.books[Number(args[0])]?.pair];
    case 'token0':
    case 'token1':
      return pool && [pool[name]];
    case 'getReserves':
      return pool && [pool.reserve0, pool.reserve1, 0];
    case 'totalSupply':
      return pool && [chain.supplies.get(target) ?? 0n];
    case 'kLast':
      return pool && [0];
    case 'feeTo':
      return [`0x${'0'.repeat(40)}`];
    case 'getLastOrderIndex':
      return [sideOf(chain.books, String(args[0]), String(args[1]))?.orders[0]?.index ?? 0n];
    case 'getPageOrders':
      return [pageOf(chain.books, args).orders.map(({ index }) => index)];
    case 'getPreOrderIndex': {
      const orders = sideOf(chain.books, String(args[0]), String(args[1]))?.orders ?? [];
      return [orders[orders.findIndex(({ index }) => index === args[2]) - 1]?.index ?? 0n];
    }
    case 'getOrderByIndexBatch':
    case 'getPageOrderDetails': {
      const { sold, orders } = name === 'getPageOrderDetails' ? pageOf(chain.books, args) : namedOf(chain.books, args);
      const column = <T>(of: (order: (typeof orders)[number]) => T): readonly T[] => orders.map(of);
      return [
        column(({ maker }) => maker),
        column(() => sold),
        column(({ from }) => from),
        column(() => 0n),
        column(({ remain }) => remain),
        column(({ to }) => to),
        column(() => 0n),
      ];
    }
    default:
      return rewardsOf(chain, name, args);
  }
};

const read = (chain: FakeChain, target: string, data: string) => {
  const requests = contracts.parseTransaction({ data });
  const values = requests && valuesOf(chain, target, requests.name, requests.args);
  const returnData = requests && values ? contracts.encodeFunctionResult(requests.fragment, values) : '0x';
  return { success: true, returnData };
};

/** An aggregate, or the dry run of a transaction, which goes well and leaves nothing over unless it is refused. */
const call = (chain: FakeChain, [request]: readonly unknown[]): string | NodeError => {
  const { to, data } = request as { readonly to: string; readonly data: string };
  const refusal = [...chain.refusals].find(([start]) => data.startsWith(start));
  if (refusal) return new NodeError(3, `execution reverted: ${refusal[1]}`);
  if (to !== multicall) return [...chain.results].find(([start]) => data.startsWith(start))?.[1] ?? placedWithoutRest;
  const [, calls] = contracts.decodeFunctionData('tryBlockAndAggregate', data) as unknown as [
    boolean,
    readonly { readonly target: string; readonly callData: string }[],
  ];
  const results = calls.map(({ target, callData }) => read(chain, target, callData));
  return contracts.encodeFunctionResult('tryBlockAndAggregate', [chain.block, `0x${'0'.repeat(64)}`, results]);
};

const minedReceipt = ({ mined, reverted, block }: FakeChain, hash: string): unknown =>
  mined.has(hash)
    ? {
        blockHash: '0x01',
        blockNumber: `0x${block.toString(16)}`,
        from: multicall,
        logs: [],
        status: reverted.has(hash) ? '0x0' : '0x1',
        transactionHash: hash,
      }
    : null;

/** Replaces the chain behind `fetch`, until `vi.unstubAllGlobals`. */
export const startFakeChain = (books: readonly PairBook[] = []): FakeChain => {
  const node = stubNode({
    eth_call: (params: readonly unknown[]) => call(chain, params),
    eth_getLogs: () => chain.logs,
    eth_estimateGas: '0x30d40',
    eth_getTransactionReceipt: ([hash]: readonly unknown[]) => minedReceipt(chain, String(hash)),
  });
  const chain: FakeChain = {
    block: 58_412_906,
    balances: new Map(),
    allowances: new Map(),
    deposits: new Map(),
    refusals: new Map(),
    results: new Map(),
    reverted: new Set(),
    mined: new Set(),
    tokens: new Map(),
    supplies: new Map(),
    rewards: [],
    books,
    logs: [],
    requests: node.requests,
  };
  return chain;
};
