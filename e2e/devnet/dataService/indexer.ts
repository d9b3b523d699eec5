import { EventFragment, formatUnits, Interface, type Result } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import type { Deployment } from '../deployment.ts';
import type { JsonRpc } from '../jsonRpc.ts';
import type {
  AccountTransactionAmountEntity,
  BundleEntity,
  OrderFillEntity,
  OrderTransactionBalanceEntity,
  PairEntity,
  PairSumEntity,
  SwapEntity,
  TokenEntity,
  TokenFacts,
  TransactionEntity,
} from './entities.ts';
import { createMiningTables, MINING_EVENTS } from './miningTables.ts';
import { readTokenFacts } from './tokenFacts.ts';
import { createTokenTables } from './tokenTables.ts';

export interface Index {
  readonly block: { readonly number: number; readonly hash: Hex; readonly timestamp: number } | undefined;
  readonly pairs: ReadonlyMap<string, PairEntity>;
  readonly swaps: readonly SwapEntity[];
  readonly orderFills: readonly OrderFillEntity[];
  readonly orderBalances: ReadonlyMap<string, OrderTransactionBalanceEntity>;
  readonly accountAmounts: readonly AccountTransactionAmountEntity[];
  readonly tokens: ReadonlyMap<string, TokenEntity>;
  readonly bundles: ReadonlyMap<string, BundleEntity>;
  readonly pairSums: ReadonlyMap<string, PairSumEntity>;
  readonly mining: Omit<ReturnType<typeof createMiningTables>, 'take'>;
}

interface ChainLog {
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
  readonly blockNumber: Hex;
  readonly blockTimestamp: Hex;
  readonly transactionHash: Hex;
  readonly logIndex: Hex;
}

interface Header {
  readonly number: Hex;
  readonly hash: Hex;
  readonly timestamp: Hex;
}

const EVENTS = new Interface([
  'event PairCreated(address indexed token0, address indexed token1, address pair, uint256)',
  'event Sync(uint112 reserve0, uint112 reserve1)',
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
  'event AddOrder(address indexed maker, address indexed from, address to, uint256 fromNumber, uint256 toNumber, uint256 indexed index)',
  'event CancelOrderWithNum(address indexed from, address indexed to, uint256 indexed index, uint256 num)',
  'event UpdateOrderInfo(address indexed from, address indexed to, uint256 indexed index, uint256 outNum, uint256 inNum)',
]);
const BOOK_EVENTS = ['AddOrder', 'UpdateOrderInfo', 'CancelOrderWithNum'];
const eventsOf = (of: Interface) =>
  of.fragments.flatMap((event) => (event instanceof EventFragment ? [[event.topicHash, { of, event }] as const] : []));
/** Events by topic. The library would hash the event names again for each log. */
const BY_TOPIC = new Map([...eventsOf(EVENTS), ...eventsOf(MINING_EVENTS)]);
const TOPICS = [...BY_TOPIC.keys()];
const PAIR_CREATED = EVENTS.getEvent('PairCreated')?.topicHash;
const BLOCKS_PER_QUESTION = 50_000;

/** Shared by all indexers, because facts about a token never change. */
const reported = new Map<string, TokenFacts | undefined>();

const lower = (value: unknown): string => String(value).toLowerCase();
const whole = (raw: unknown, { decimals }: TokenEntity): string => formatUnits(raw as bigint, Number(decimals));
const keyOf = (first: string, other: string): string => [first, other].toSorted().join('-');

const createOrderTables = (tokens: ReadonlyMap<string, TokenEntity>) => {
  const balances = new Map<string, OrderTransactionBalanceEntity>();
  const amounts: AccountTransactionAmountEntity[] = [];
  const idOf = (args: Result): string => `${lower(args.from)}-${lower(args.to)}-${String(args.index)}`;

  const add = (args: Result, { id: transactionHash, timestamp }: TransactionEntity): void => {
    const [fromToken, toToken] = [tokens.get(lower(args.from)), tokens.get(lower(args.to))];
    if (!fromToken || !toToken) return;
    const [from, to] = [String(args.fromNumber), String(args.toNumber)];
    const nothingYet = { amount: '0', amountTrading: '0', amountCancellation: '0' };
    const terms = { amountOrder: from, orderPriceA: to, orderPriceB: from, operateTime: timestamp, transactionHash };
    const about = { orderNo: String(args.index), customerAccount: lower(args.maker), fromToken, toToken };
    balances.set(idOf(args), { id: idOf(args), ...about, ...terms, ...nothingYet });
  };
  const settle = (order: OrderTransactionBalanceEntity, { timestamp }: TransactionEntity): void => {
    const rests = BigInt(order.amountOrder) - BigInt(order.amountTrading) - BigInt(order.amountCancellation);
    if (rests <= 0n) order.amount = order.amountTrading;
    order.operateTime = timestamp;
  };
  const fill = (
    order: OrderTransactionBalanceEntity,
    args: Result,
    transaction: TransactionEntity,
    id: string,
  ): void => {
    order.amountTrading = String(BigInt(order.amountTrading) + (args.inNum as bigint));
    settle(order, transaction);
    const { orderNo, customerAccount, fromToken, toToken } = order;
    const numbers = { fromNum: String(args.inNum), toNum: String(args.outNum) };
    const when = { operateTime: transaction.timestamp, transactionHash: transaction.id };
    amounts.push({ id, type: '3', orderNo, customerAccount, fromToken, toToken, ...numbers, ...when });
  };
  return {
    balances,
    amounts,
    take(name: string, args: Result, transaction: TransactionEntity, id: string): void {
      if (name === 'AddOrder') return add(args, transaction);
      const order = balances.get(idOf(args));
      if (!order) return;
      if (name === 'UpdateOrderInfo') return fill(order, args, transaction, id);
      order.amountCancellation = String(BigInt(order.amountCancellation) + (args.num as bigint));
      settle(order, transaction);
    },
  };
};

const createTables = (deployment: Deployment) => {
  const { factory, orderBookExt } = deployment;
  const tokens = createTokenTables(reported);
  const mining = createMiningTables(deployment, tokens.tokens);
  const pairs = new Map<string, PairEntity>();
  const byTokens = new Map<string, PairEntity>();
  const swaps: SwapEntity[] = [];
  const orderFills: OrderFillEntity[] = [];
  const orders = createOrderTables(tokens.tokens);

  const addPair = (args: Result, { blockNumber, timestamp }: TransactionEntity): void => {
    const [token0, token1] = [tokens.enter(lower(args.token0)), tokens.enter(lower(args.token1))];
    if (!token0 || !token1) return;
    const created = { createdAtTimestamp: timestamp, createdAtBlockNumber: blockNumber };
    const pair = { id: lower(args.pair), token0, token1, reserve0: '0', reserve1: '0', txCount: '0', ...created };
    pairs.set(pair.id, pair);
    byTokens.set(keyOf(token0.id, token1.id), pair);
  };
  const entryOf = (pair: PairEntity, transaction: TransactionEntity, log: ChainLog) => {
    pair.txCount = String(Number(pair.txCount) + 1);
    const logIndex = String(Number(log.logIndex));
    return { id: `${transaction.id}-${logIndex}`, pair, transaction, timestamp: transaction.timestamp, logIndex };
  };
  const addSwap = (pair: PairEntity, args: Result, transaction: TransactionEntity, log: ChainLog): void => {
    const { token0, token1 } = pair;
    const amount = (name: string, token: TokenEntity): string => whole(args[name], token);
    swaps.push({
      ...entryOf(pair, transaction, log),
      amount0In: amount('amount0In', token0),
      amount1In: amount('amount1In', token1),
      amount0Out: amount('amount0Out', token0),
      amount1Out: amount('amount1Out', token1),
    });
    const sum = (a: string, b: string, token: TokenEntity) => whole((args[a] as bigint) + (args[b] as bigint), token);
    tokens.trade(pair, sum('amount0In', 'amount0Out', token0), sum('amount1In', 'amount1Out', token1));
  };
  const addFill = (args: Result, transaction: TransactionEntity, log: ChainLog): void => {
    const [fromToken, toToken] = [lower(args.from), lower(args.to)];
    const pair = byTokens.get(keyOf(fromToken, toToken));
    if (!pair) return;
    const numbers = { orderNo: String(args.index), fromNum: String(args.inNum), toNum: String(args.outNum) };
    orderFills.push({ ...entryOf(pair, transaction, log), fromToken, toToken, ...numbers });
    const [num0, num1]: readonly unknown[] =
      fromToken === pair.token0.id ? [args.inNum, args.outNum] : [args.outNum, args.inNum];
    tokens.trade(pair, whole(num0, pair.token0), whole(num1, pair.token1));
  };

  const take = (log: ChainLog): void => {
    const known = BY_TOPIC.get(log.topics[0] ?? '');
    if (!known) return;
    const { name } = known.event;
    const args = known.of.decodeEventLog(known.event, log.data, log.topics);
    const timestamp = String(Number(log.blockTimestamp));
    const transaction = { id: log.transactionHash, blockNumber: String(Number(log.blockNumber)), timestamp };
    const address = lower(log.address);
    const pair = pairs.get(address);
    const entryId = `${transaction.id}-${String(Number(log.logIndex))}`;
    mining.take(name, args, address, entryId);
    if (BOOK_EVENTS.includes(name) && address === lower(orderBookExt)) orders.take(name, args, transaction, entryId);
    if (name === 'PairCreated' && address === lower(factory)) addPair(args, transaction);
    else if (name === 'UpdateOrderInfo' && address === lower(orderBookExt)) addFill(args, transaction, log);
    else if (name === 'Swap' && pair) addSwap(pair, args, transaction, log);
    else if (name === 'Sync' && pair) {
      pair.reserve0 = whole(args.reserve0, pair.token0);
      pair.reserve1 = whole(args.reserve1, pair.token1);
      tokens.price(pair);
    }
  };
  return { pairs, swaps, orderFills, orders, tokens, mining, take };
};

/** Starts again after the chain was reset to an earlier block. */
export const createIndexer = (node: JsonRpc, deployment: Deployment) => {
  let tables = createTables(deployment);
  let block: Index['block'];
  let working: Promise<void> | undefined;

  const header = (tag: string): Promise<Header | null> => node.rpc('eth_getBlockByNumber', tag, false);
  const isStillThere = async ({ number, hash }: NonNullable<Index['block']>): Promise<boolean> =>
    (await header(`0x${number.toString(16)}`))?.hash === hash;

  const readTokens = async (logs: readonly ChainLog[]): Promise<void> => {
    const factory = lower(deployment.factory);
    for (const { topics } of logs.filter((log) => log.topics[0] === PAIR_CREATED && lower(log.address) === factory)) {
      for (const word of topics.slice(1, 3)) {
        const id = `0x${word.slice(-40)}`;
        if (!reported.has(id)) reported.set(id, await readTokenFacts(node, id));
      }
    }
  };
  const advance = async (lag: number): Promise<void> => {
    const latest = await header('latest');
    const last = Math.max(0, Number(latest?.number ?? 0) - lag);
    if (block && (block.number > last || !(await isStillThere(block)))) {
      tables = createTables(deployment);
      block = undefined;
    }
    let from = block ? block.number + 1 : 0;
    while (from <= last) {
      const to = Math.min(last, from + BLOCKS_PER_QUESTION - 1);
      const range = { fromBlock: `0x${from.toString(16)}`, toBlock: `0x${to.toString(16)}` };
      const end = await header(range.toBlock);
      const logs = await node.rpc<readonly ChainLog[]>('eth_getLogs', { ...range, topics: [TOPICS] });
      await readTokens(logs);
      for (const log of logs) tables.take(log);
      block = { number: to, hash: end?.hash ?? '0x', timestamp: Number(end?.timestamp ?? 0) };
      from = to + 1;
    }
  };

  return {
    /** Indexes up to `lag` blocks below the newest. Concurrent calls share the work. */
    async advance(lag: number): Promise<void> {
      working ??= advance(lag).finally(() => (working = undefined));
      await working;
    },
    index: (): Index => {
      const { pairs, swaps, orderFills, orders, tokens, mining } = tables;
      const orderBalances = orders.balances;
      const accountAmounts = orders.amounts;
      return { block, pairs, swaps, orderFills, orderBalances, accountAmounts, mining, ...tokens };
    },
  };
};

export type Indexer = ReturnType<typeof createIndexer>;
