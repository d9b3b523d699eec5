import { erc20 } from '#chain/abis/erc20.ts';
import { factory, factoryPair } from '#chain/abis/factory.ts';
import { multicall3 } from '#chain/abis/multicall3.ts';
import { pair, pairTopics } from '#chain/abis/pair.ts';
import { pool, protocolFee } from '#chain/abis/pool.ts';
import { polygonAddresses } from '#config/addresses/polygon.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { pairAddress } from '#domain/tokens/pairAddress.ts';
import { sortsBefore } from '#domain/tokens/sortsBefore.ts';
import type { Address } from '#domain/tokens/types.ts';
import { BENCH_HASH } from './benchPage.ts';

const USDC: Address = '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174';
const WMATIC: Address = '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270';
const BLOCK_SECONDS = 2;
const FIRST_BLOCK = 52_000_000;
const FIRST_TIME = 1_790_000_000;
/** Blocks between two swaps of a pool. */
const SWAP_BLOCKS = 2000;

interface MadePool {
  readonly address: Address;
  readonly token0: Address;
  readonly token1: Address;
  readonly reserve0: bigint;
  readonly reserve1: bigint;
}

interface Query {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

interface Filter {
  readonly fromBlock: string;
  readonly toBlock: string;
  readonly address?: string | readonly string[];
  readonly topics: readonly unknown[];
}

const hex = (value: number | bigint): string => `0x${value.toString(16)}`;
const word = (value: number | bigint): string => value.toString(16).padStart(64, '0');
const addressWord = (address: string): string => address.slice(2).toLowerCase().padStart(64, '0');
const hashOf = (number: number): string => `0x${word(number)}`;
const timeOf = (block: number): number => FIRST_TIME + (block - FIRST_BLOCK) * BLOCK_SECONDS;

const textAnswer = (text: string): string => {
  const bytes = Buffer.from(text).toString('hex');
  return word(32) + word(text.length) + bytes.padEnd(64, '0');
};

const tokenAt = (index: number): Address =>
  `0x${((BigInt(index + 1) * 0x9e3779b97f4a7c15f39cc0605cedc835n) % (1n << 160n)).toString(16).padStart(40, 'a')}`;

/** A tenth of the pools has no priced token; values lie between 100 and 10,000,000 dollars. */
const poolAt = (index: number): MadePool => {
  const other = index % 10 === 9 ? tokenAt(index - 1) : index % 3 === 0 ? WMATIC : USDC;
  const [base, quote] = index === 0 ? [WMATIC, USDC] : [tokenAt(index), other];
  const dollars = BigInt(Math.round(10 ** (2 + (((index * 7919) % 1000) / 1000) * 5)));
  const held = quote === USDC ? dollars * 10n ** 6n : dollars * 10n ** 18n;
  const reserves =
    index === 0 ? [10n ** 25n, 8n * 10n ** 12n] : [dollars * BigInt(1 + (index % 97)) * 10n ** 18n, held];
  const [reserve = 0n, quoteReserve = 0n] = reserves;
  const isFirst = sortsBefore(base, quote);
  const [token0, token1] = isFirst ? [base, quote] : [quote, base];
  const [reserve0, reserve1] = isFirst ? [reserve, quoteReserve] : [quoteReserve, reserve];
  const address = pairAddress(polygonAddresses.factory, BENCH_HASH, token0, token1);
  return { address, token0, token1, reserve0, reserve1 };
};

const callsOf = (data: string): readonly { readonly target: string; readonly input: string }[] => {
  const args = data.slice(10);
  const numberAt = (place: number): number => Number.parseInt(args.slice(place, place + 64), 16);
  const list = numberAt(64) * 2;
  const items = list + 64;
  return Array.from({ length: numberAt(list) }, (_, i) => {
    const item = items + numberAt(items + i * 64) * 2;
    const bytes = item + numberAt(item + 64) * 2;
    const target = `0x${args.slice(item + 24, item + 64)}`;
    return { target, input: args.slice(bytes + 64, bytes + 64 + numberAt(bytes) * 2) };
  });
};

/** ABI of tryBlockAndAggregate's results; undefined for a call without an answer. */
const aggregate = (block: number, answers: readonly (string | undefined)[]): string => {
  const tuples = answers.map((answer = '') => {
    const bytes = answer.length / 2;
    return word(answer === '' ? 0 : 1) + word(64) + word(bytes) + answer.padEnd(Math.ceil(bytes / 32) * 64, '0');
  });
  let offset = answers.length * 32;
  const offsets = tuples.map((tuple) => {
    const at = offset;
    offset += tuple.length / 2;
    return word(at);
  });
  return `0x${[word(block), word(block), word(96), word(answers.length), ...offsets, ...tuples].join('')}`;
};

interface PlacedLog {
  readonly block: number;
  readonly log: object;
}

const swapsOf = (made: MadePool, place: number, from: number, to: number): readonly PlacedLog[] => {
  const first = Math.ceil((from - place) / SWAP_BLOCKS) * SWAP_BLOCKS + place;
  const [amount0, amount1] = [made.reserve0 / 1000n, made.reserve1 / 1001n];
  const blocks = Array.from(
    { length: Math.max(0, Math.ceil((to + 1 - first) / SWAP_BLOCKS)) },
    (_, i) => first + i * SWAP_BLOCKS,
  );
  return blocks.map((block) => ({
    block,
    log: {
      address: made.address.toLowerCase(),
      topics: [pairTopics.swap, `0x${word(1)}`, `0x${word(2)}`],
      data: `0x${word(amount0)}${word(0)}${word(0)}${word(amount1)}`,
      ...{ blockNumber: hex(block), blockHash: hashOf(block), transactionHash: hashOf(block * 4096 + place) },
      ...{ transactionIndex: '0x0', logIndex: hex(place), removed: false },
    },
  }));
};

/** Node of an exchange with many pools. Its block number follows the clock. */
export const createManyPools = (count: number) => {
  const made = Array.from({ length: count }, (_, index) => poolAt(index));
  const byAddress = new Map(made.map((entry, place) => [entry.address.toLowerCase(), { entry, place }]));
  const numbers = new Map(made.map((_, index) => [tokenAt(index).toLowerCase(), index]));
  const start = Date.now();
  const latest = (): number => FIRST_BLOCK + Math.floor((Date.now() - start) / (BLOCK_SECONDS * 1000));

  const ofExchange: Readonly<Record<Hex, (argument: string, block: number) => string | undefined>> = {
    [multicall3.getCurrentBlockTimestamp.selector]: (_, block) => word(timeOf(block)),
    [factory.allPairsLength.selector]: () => word(count),
    [factory.allPairs.selector]: (argument) => {
      const found = made[Number.parseInt(argument, 16)];
      return found && addressWord(found.address);
    },
    [protocolFee.feeTo.selector]: () => word(0),
  };
  const ofPool: Readonly<Record<Hex, (entry: MadePool) => string>> = {
    [factoryPair.token0.selector]: ({ token0 }) => addressWord(token0),
    [factoryPair.token1.selector]: ({ token1 }) => addressWord(token1),
    [pair.getReserves.selector]: ({ reserve0, reserve1 }) => word(reserve0) + word(reserve1) + word(FIRST_TIME),
    [erc20.totalSupply.selector]: ({ reserve0 }) => word(reserve0),
    [pool.kLast.selector]: () => word(0),
  };
  const ofToken: Readonly<Record<Hex, (number: number) => string>> = {
    [erc20.symbol.selector]: (number) => textAnswer(`COIN${number}`),
    [erc20.name.selector]: (number) => textAnswer(`Coin number ${number}`),
    [erc20.decimals.selector]: () => word(18),
  };
  const read = (target: string, input: string, block: number): string | undefined => {
    const selector: Hex = `0x${input.slice(0, 8)}`;
    const found = byAddress.get(target)?.entry;
    if (found) return ofPool[selector]?.(found);
    const number = numbers.get(target);
    return number === undefined ? ofExchange[selector]?.(input.slice(8), block) : ofToken[selector]?.(number);
  };

  const logs = ({ fromBlock, toBlock, address, topics }: Filter): readonly object[] => {
    const [from, to] = [Number(fromBlock), toBlock === 'latest' ? latest() : Number(toBlock)];
    if (address === undefined || topics[0] !== pairTopics.swap) return [];
    const found = [address].flat().flatMap((contract) => byAddress.get(contract.toLowerCase()) ?? []);
    return found
      .flatMap(({ entry, place }) => swapsOf(entry, place % SWAP_BLOCKS, from, to))
      .toSorted((a, b) => a.block - b.block)
      .map(({ log }) => log);
  };

  const answerTo = ({ method, params }: Query): unknown => {
    if (method === 'eth_chainId') return hex(137);
    if (method === 'eth_blockNumber') return hex(latest());
    if (method === 'eth_gasPrice') return hex(30_000_000_000);
    if (method === 'eth_getLogs') return logs(params[0] as Filter);
    if (method === 'eth_getBlockByNumber') {
      const number = params[0] === 'latest' ? latest() : Number(params[0]);
      if (number > latest()) return null;
      return {
        number: hex(number),
        hash: hashOf(number),
        parentHash: hashOf(number - 1),
        timestamp: hex(timeOf(number)),
      };
    }
    if (method !== 'eth_call') return undefined;
    const [{ data }, tag] = params as readonly [{ readonly data: string }, string];
    const block = tag === 'latest' ? latest() : Number(tag);
    return aggregate(
      block,
      callsOf(data).map(({ target, input }) => read(target, input, block)),
    );
  };

  /** JSON of the answers to a batch. */
  return (body: string): string =>
    JSON.stringify(
      (JSON.parse(body) as readonly Query[]).map((query) => {
        const result = answerTo(query);
        const head = { jsonrpc: '2.0', id: query.id };
        if (result !== undefined) return { ...head, result };
        return { ...head, error: { code: -32_601, message: `the method ${query.method} does not exist` } };
      }),
    );
};
