import { erc20 } from '#chain/abis/erc20.ts';
import { contracts } from '#chain/contracts.ts';
import { readFactoryLength, readFactoryPools, type FactoryPool } from '#chain/reading/factoryReads.ts';
import { readSeparately } from '#chain/reading/readSeparately.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { tokenOf } from '#chain/reading/tokenReport.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { rules } from '#config/rules.ts';
import { knownToken } from '#config/tokens/tokens.ts';
import type { CallOutcome, CallProblem } from '#domain/multicall/callOutcome.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { failed, ready, valueOf, type Loadable } from '#lib/loadable.ts';

export interface MarketList {
  readonly status: 'reading' | 'complete' | 'failed';
  /** A complete list has all pools of this block; 0 before the first page. */
  readonly fromBlock: number;
  readonly total: number | undefined;
  readonly pools: readonly FactoryPool[];
  /** Unlisted tokens. Undefined: the address is not a token. */
  readonly tokens: ReadonlyMap<Address, Token | undefined>;
}

export interface MarketsStore {
  list(): MarketList;
  subscribe(listener: () => void): () => void;
  watch(): () => void;
  /** Sorted by urgency; known tokens are skipped. */
  wantTokens(tokens: readonly Address[]): void;
  /** Retries a failed read and refreshes an old list. */
  seeBlock(blockNumber: number): void;
}

interface MarketsStoreOptions {
  readonly rpc: RpcClient;
  readonly factory: Address;
  readonly multicall: Address;
  readonly pages: { readonly first: number; readonly next: number };
}

const blocksToWait = { reading: Infinity, complete: rules.markets.refreshBlocks, failed: rules.markets.retryBlocks };

const fields = [erc20.symbol, erc20.name, erc20.decimals];
const noAnswer: CallProblem = { code: 'unsupported' };

const loadableOf = (outcome: CallOutcome): Loadable<Hex, CallProblem> =>
  outcome.status === 'success' ? ready(outcome.data) : failed(noAnswer);

type Exchange = Pick<MarketsStoreOptions, 'factory' | 'multicall'>;

const createPageReader = (rpc: RpcClient, exchange: Exchange, pages: MarketsStoreOptions['pages']) => {
  const pools = new Map<Address, FactoryPool>();
  let length = { total: 0, blockNumber: 0 };
  let nextIndex = 0;
  return {
    startOver(): void {
      nextIndex = 0;
    },
    async readNext(): Promise<Pick<MarketList, 'status' | 'total' | 'pools' | 'fromBlock'>> {
      const isFirst = nextIndex === 0;
      if (isFirst) length = await readFactoryLength(rpc, exchange);
      const { total, blockNumber: fromBlock } = length;
      const to = Math.min(total, nextIndex + (isFirst ? pages.first : pages.next));
      for (const pool of await readFactoryPools(rpc, exchange, { from: nextIndex, to })) pools.set(pool.pair, pool);
      nextIndex = to;
      return { status: to >= total ? 'complete' : 'reading', total, fromBlock, pools: [...pools.values()] };
    },
  };
};

const createTokenReader = (rpc: RpcClient, multicall: Address) => {
  let requestedTokens: readonly Address[] = [];
  let tokens: MarketList['tokens'] = new Map();
  /** Block of a token's last failed read, after which the token may still be valid. */
  const unreadAt = new Map<Address, number>();

  const read = async (
    requested: readonly Address[],
    currentBlock: () => number,
  ): Promise<Pick<MarketList, 'tokens'>> => {
    const calls = requested.flatMap((token) => fields.map((field) => field.call(token)));
    const outcomes = await readSeparately(rpc, multicall, calls);
    const found = new Map(tokens);
    requested.forEach((token, i) => {
      const own = outcomes.slice(i * fields.length, (i + 1) * fields.length);
      if (own.at(-1)?.status === 'unread') unreadAt.set(token, currentBlock());
      else found.set(token, valueOf(tokenOf(token, own.map(loadableOf))));
    });
    tokens = found;
    return { tokens };
  };

  return {
    want(next: readonly Address[]): void {
      requestedTokens = next;
    },
    readDue(currentBlock: () => number): Promise<Pick<MarketList, 'tokens'>> | undefined {
      const due: Address[] = [];
      for (const token of requestedTokens) {
        if (due.length === rules.markets.tokenPage) break;
        const waits = currentBlock() < (unreadAt.get(token) ?? -Infinity) + rules.markets.retryBlocks;
        if (!waits && !tokens.has(token) && !knownToken(token)) due.push(token);
      }
      return due.length > 0 ? read(due, currentBlock) : undefined;
    },
  };
};

/** Reads a short first page and then larger ones, with requested tokens in between. */
export const createMarketsStore = ({ rpc, factory, multicall, pages }: MarketsStoreOptions): MarketsStore => {
  const changes = createNotifier();
  const pageReader = createPageReader(rpc, { factory, multicall }, pages);
  const tokenReader = createTokenReader(rpc, multicall);
  let list: MarketList = { status: 'reading', fromBlock: 0, total: undefined, pools: [], tokens: new Map() };
  let watchers = 0;
  let isRunning = false;
  let block = 0;
  let endedAtBlock = 0;

  const change = (changed: Partial<MarketList>): void => {
    list = { ...list, ...changed };
    changes.notify();
  };

  const nextReading = (): Promise<Partial<MarketList>> | undefined => {
    if (watchers === 0) return undefined;
    return tokenReader.readDue(() => block) ?? (list.status === 'reading' ? pageReader.readNext() : undefined);
  };

  const run = async (): Promise<void> => {
    if (isRunning || list.status === 'failed') return;
    isRunning = true;
    try {
      for (let reading = nextReading(); reading; reading = nextReading()) {
        const read = await reading;
        if (read.status === 'complete') endedAtBlock = block;
        change(read);
      }
    } catch {
      endedAtBlock = block;
      change({ status: 'failed' });
    } finally {
      isRunning = false;
    }
  };

  return {
    list: () => list,
    subscribe: changes.add,
    watch() {
      watchers += 1;
      void run();
      return () => void (watchers -= 1);
    },
    wantTokens(tokens) {
      tokenReader.want(tokens);
      void run();
    },
    seeBlock(blockNumber) {
      if (block === 0) endedAtBlock = blockNumber;
      block = blockNumber;
      if (block >= endedAtBlock + blocksToWait[list.status]) {
        if (list.status === 'complete') pageReader.startOver();
        change({ status: 'reading' });
      }
      void run();
    },
  };
};

export const marketsStore = createMarketsStore({
  rpc: readRpc,
  factory: contracts.factory,
  multicall: contracts.multicall,
  pages: { first: rules.markets.firstPage, next: rules.markets.page },
});
