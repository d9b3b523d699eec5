import { id } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createRandom } from '../../../e2e/devnet/random.ts';

/** Size of a large exchange. */
export const SCALE = { pairs: 10_000, orders: 100_000, trades: 1_000_000, seconds: 2.2 } as const;

const PAIRS_PER_BLOCK = 100;
/** Trades between two new orders. */
const TRADES_PER_ORDER = SCALE.trades / SCALE.orders;
/** One trade per block from this block on. */
export const FIRST_TRADE = SCALE.pairs / PAIRS_PER_BLOCK + 1;
export const LAST_BLOCK = FIRST_TRADE + SCALE.trades - 1;
const GENESIS = 1_700_000_000;
const QUOTES = 4;
const DECIMALS = 18;

const TOPIC = {
  pairCreated: id('PairCreated(address,address,address,uint256)'),
  sync: id('Sync(uint112,uint112)'),
  swap: id('Swap(address,uint256,uint256,uint256,uint256,address)'),
  addOrder: id('AddOrder(address,address,address,uint256,uint256,uint256)'),
  updateOrder: id('UpdateOrderInfo(address,address,uint256,uint256,uint256)'),
};

const hex = (value: number | bigint, digits: number): string => value.toString(16).padStart(digits, '0');
const word = (value: number | bigint): string => hex(value, 64);
const addressOf = (prefix: string, index: number): Address => `0x${prefix}${hex(index, 40 - prefix.length)}`;
const topicOf = (address: Address): Hex => `0x${word(BigInt(address))}`;

export const FACTORY = addressOf('fac7', 1);
export const EXT = addressOf('e875', 1);
export const pairAt = (index: number): Address => addressOf('9a14', index);
/** The lower address, so that it is token0. */
export const baseOf = (index: number): Address => addressOf('1a5e', index);
export const quoteOf = (index: number): Address => addressOf('2007', index % QUOTES);
const makerAt = (index: number): Address => addressOf('acc0', index % 5_000);

/** In the form of a node's answer. */
export interface BigLog {
  readonly address: Address;
  readonly topics: readonly Hex[];
  readonly data: Hex;
  readonly blockHash: Hex;
  readonly blockNumber: Hex;
  readonly blockTimestamp: Hex;
  readonly transactionHash: Hex;
  readonly transactionIndex: Hex;
  readonly logIndex: Hex;
  readonly removed: false;
}

export const timeOf = (block: number): number => GENESIS + Math.floor(block * SCALE.seconds);
const WORDS = [0, 1, 2, 3, 4, 5, 6, 7];
/** Eight random words, which compress like those of a real chain. */
const scattered = (seed: number): Hex => {
  const words = WORDS.map((at) => {
    let mixed = Math.imul(seed ^ (at * 0x9e3779b9), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return hex((mixed ^ (mixed >>> 16)) >>> 0, 8);
  });
  return `0x${words.join('')}`;
};
export const hashOf = (block: number): Hex => scattered(block);
/** A block has one transaction. */
export const transactionOf = (block: number): Hex => scattered(-1 - block);

/** The n-th busiest pair has 1/n of the trades of the first. */
const createPicker = (next: () => number): (() => number) => {
  const sums = new Float64Array(SCALE.pairs);
  let sum = 0;
  for (let i = 0; i < SCALE.pairs; i += 1) sums[i] = sum += 1 / (i + 1);
  return () => {
    const target = next() * sum;
    let [low, high] = [0, SCALE.pairs - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < target) low = middle + 1;
      else high = middle;
    }
    return low;
  };
};

/** Pair of each trade, and the order it fills: 0 for a swap with the pool. */
const planTrades = () => {
  const random = createRandom(20_261_123);
  const pick = createPicker(random.next);
  const pairs = new Uint16Array(SCALE.trades);
  const filled = new Uint32Array(SCALE.trades);
  const placed = new Uint32Array(SCALE.orders);
  const orders = new Uint32Array(SCALE.pairs);
  for (let trade = 0; trade < SCALE.trades; trade += 1) {
    const pair = (pairs[trade] = pick());
    if (trade % TRADES_PER_ORDER === 0) placed[trade / TRADES_PER_ORDER] = orders[pair] = (orders[pair] ?? 0) + 1;
    const there = orders[pair] ?? 0;
    if (there > 0 && random.next() < 0.5) filled[trade] = 1 + Math.floor(random.next() * there);
  }
  return { pairs, filled, placed };
};

/** Logs are computed when they are requested. */
export const createBigExchange = () => {
  const { pairs, filled, placed } = planTrades();

  const createLog = (
    block: number,
    at: number,
    address: Address,
    topics: readonly string[],
    words: string,
  ): BigLog => ({
    address,
    topics: topics as readonly Hex[],
    data: `0x${words}`,
    blockHash: hashOf(block),
    blockNumber: `0x${block.toString(16)}`,
    blockTimestamp: `0x${timeOf(block).toString(16)}`,
    transactionHash: transactionOf(block),
    transactionIndex: '0x0',
    logIndex: `0x${at.toString(16)}`,
    removed: false,
  });

  const creations = (block: number): readonly BigLog[] =>
    Array.from({ length: PAIRS_PER_BLOCK }, (_, at) => {
      const pair = (block - 1) * PAIRS_PER_BLOCK + at;
      const topics = [TOPIC.pairCreated, topicOf(baseOf(pair)), topicOf(quoteOf(pair))];
      return createLog(block, at, FACTORY, topics, word(BigInt(pairAt(pair))) + word(pair + 1));
    });

  const tradeLogs = (block: number): readonly BigLog[] => {
    const trade = block - FIRST_TRADE;
    const pair = pairs[trade] ?? 0;
    const order = filled[trade] ?? 0;
    const [base, quote] = [topicOf(baseOf(pair)), topicOf(quoteOf(pair))];
    const [gives, gets] = [10n ** 15n * BigInt(1 + (trade % 9_973)), 10n ** 15n * BigInt(1 + (trade % 7_919))];
    const logs: BigLog[] = [];
    const add = (address: Address, topics: readonly string[], words: string): void =>
      void logs.push(createLog(block, logs.length, address, topics, words));
    if (trade % TRADES_PER_ORDER === 0) {
      const index = placed[trade / TRADES_PER_ORDER] ?? 0;
      const [maker, number] = [topicOf(makerAt(trade)), `0x${word(index)}`];
      add(
        EXT,
        [TOPIC.addOrder, maker, base, number],
        quote.slice(2) + word(gives * 1_000_000n) + word(gets * 1_000_000n),
      );
    }
    if (order > 0) {
      add(EXT, [TOPIC.updateOrder, base, quote, `0x${word(order)}`], word(gets) + word(gives));
      return logs;
    }
    add(pairAt(pair), [TOPIC.sync], word(10n ** 24n + gives) + word(10n ** 24n - gets));
    const [account, amounts] = [topicOf(makerAt(trade)), word(gives) + word(0) + word(0) + word(gets)];
    add(pairAt(pair), [TOPIC.swap, account, account], amounts);
    return logs;
  };

  const logsOf = (block: number): readonly BigLog[] =>
    block < 1 || block > LAST_BLOCK ? [] : block < FIRST_TRADE ? creations(block) : tradeLogs(block);

  return {
    logsOf,
    /** Logs of a block range, both ends included, with one of these first topics. */
    *logs(from: number, to: number, topics: ReadonlySet<string>): Generator<BigLog, void> {
      for (let block = Math.max(1, from); block <= Math.min(to, LAST_BLOCK); block += 1) {
        for (const log of logsOf(block)) if (topics.has(log.topics[0] ?? '')) yield log;
      }
    },
    /** In the form of a node's answer. */
    *pairLogs(pair: number): Generator<BigLog, void> {
      for (let trade = 0; trade < SCALE.trades; trade += 1) {
        if (pairs[trade] !== pair) continue;
        const found = tradeLogs(FIRST_TRADE + trade).at(-1);
        if (found) yield found;
      }
    },
    tradesOf: (pair: number): number => pairs.reduce((count, entry) => count + (entry === pair ? 1 : 0), 0),
  };
};

export type BigExchange = ReturnType<typeof createBigExchange>;

/** Answer to symbol(), name() and decimals(). */
export const answerOfToken = (token: Address, data: Hex): Hex => {
  if (data.startsWith(id('decimals()').slice(0, 10))) return `0x${word(DECIMALS)}`;
  const text = `${token.startsWith('0x2') ? 'Q' : 'T'}${Number(BigInt(token) & 0xffffn)}`;
  const bytes = Buffer.from(text).toString('hex');
  return `0x${word(32)}${word(text.length)}${bytes.padEnd(64, '0')}`;
};
