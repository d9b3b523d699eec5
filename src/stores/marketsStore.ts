import { erc20 } from '#chain/abis/erc20.ts';
import { contracts } from '#chain/contracts.ts';
import { readApart, readFactoryLength, readFactoryPools } from '#chain/reading/factoryReads.ts';
import type { FactoryPool } from '#chain/reading/factoryReads.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { tokenOf } from '#chain/reading/tokenReport.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { rules } from '#config/rules.ts';
import { knownToken } from '#config/tokens/tokens.ts';
import type { CallOutcome, CallProblem } from '#domain/multicall/callOutcome.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { failed, ready, valueOf } from '#lib/loadable.ts';
import type { Loadable } from '#lib/loadable.ts';

/** The factory's pools as far as they are read. */
export interface MarketList {
  readonly status: 'reading' | 'complete' | 'failed';
  /** How many pools the factory has; undefined before the first page. */
  readonly total: number | undefined;
  /** In the factory's order. */
  readonly pools: readonly FactoryPool[];
  /** Tokens no list knows, as the chain tells them; undefined where there is no token at the address. */
  readonly tokens: ReadonlyMap<Address, Token | undefined>;
}

export interface MarketsStore {
  list(): MarketList;
  subscribe(listener: () => void): () => void;
  /** Reads page by page until the returned function is called; what is read is kept. */
  watch(): () => void;
  /** Tokens to be told next, the most wanted first; known ones are passed over. */
  wantTokens(tokens: readonly Address[]): void;
  /** With the blocks a failed reading is taken up again and an old list is read anew. */
  seeBlock(blockNumber: number): void;
}

export interface MarketsStoreOptions {
  readonly rpc: RpcClient;
  readonly factory: Address;
  readonly multicall: Address;
  /** Pools of the first reading, and of each that follows. */
  readonly pages: { readonly first: number; readonly next: number };
}

const fields = [erc20.symbol, erc20.name, erc20.decimals];
const untold: CallProblem = { code: 'unsupported' };

const loadableOf = (outcome: CallOutcome): Loadable<Hex> =>
  outcome.status === 'success' ? ready(outcome.data) : failed(untold);

/** Lists the pools of a factory: a short first page, then larger ones, and the tokens that are asked for in between. */
export const createMarketsStore = ({ rpc, factory, multicall, pages }: MarketsStoreOptions): MarketsStore => {
  const exchange = { factory, multicall };
  const changes = createNotifier();
  const pools = new Map<Address, FactoryPool>();
  let list: MarketList = { status: 'reading', total: undefined, pools: [], tokens: new Map() };
  let wanted: readonly Address[] = [];
  let watchers = 0;
  let nextIndex = 0;
  let isRunning = false;
  let block = 0;
  let endedAtBlock = 0;
  /** When tokens could not be read; that says nothing of them. */
  const unreadAt = new Map<Address, number>();

  const change = (changed: Partial<MarketList>): void => {
    list = { ...list, ...changed };
    changes.tell();
  };

  const readPage = async (): Promise<void> => {
    const total = nextIndex === 0 || list.total === undefined ? await readFactoryLength(rpc, exchange) : list.total;
    const to = Math.min(total, nextIndex + (nextIndex === 0 ? pages.first : pages.next));
    for (const pool of await readFactoryPools(rpc, exchange, { from: nextIndex, to })) pools.set(pool.pair, pool);
    nextIndex = to;
    const status = nextIndex >= total ? 'complete' : 'reading';
    if (status === 'complete') endedAtBlock = block;
    change({ status, total, pools: [...pools.values()] });
  };

  const untoldTokens = (): readonly Address[] =>
    wanted
      .filter((token) => !knownToken(token) && !list.tokens.has(token))
      .filter((token) => block >= (unreadAt.get(token) ?? -Infinity) + rules.markets.retryBlocks)
      .slice(0, rules.markets.tokenPage);

  const readTokens = async (asked: readonly Address[]): Promise<void> => {
    const calls = asked.flatMap((token) => fields.map((field) => field.call(token)));
    const told = await readApart(rpc, multicall, calls);
    const tokens = new Map(list.tokens);
    asked.forEach((token, i) => {
      const own = told.slice(i * fields.length, (i + 1) * fields.length);
      // Decimals that were read, without the words, are a token's own fault: it stays without them.
      if (own.at(-1)?.status === 'unread') unreadAt.set(token, block);
      else tokens.set(token, valueOf(tokenOf(token, own.map(loadableOf))));
    });
    change({ tokens });
  };

  const run = async (): Promise<void> => {
    if (isRunning || list.status === 'failed') return;
    isRunning = true;
    try {
      while (watchers > 0) {
        const tokens = untoldTokens();
        if (tokens.length > 0) await readTokens(tokens);
        else if (list.status === 'reading') await readPage();
        else break;
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
      return () => {
        watchers -= 1;
      };
    },
    wantTokens(tokens) {
      wanted = tokens;
      void run();
    },
    seeBlock(blockNumber) {
      if (block === 0) endedAtBlock = blockNumber;
      block = blockNumber;
      const isOld = list.status === 'complete' && block >= endedAtBlock + rules.markets.refreshBlocks;
      const isDue = list.status === 'failed' && block >= endedAtBlock + rules.markets.retryBlocks;
      if (isOld) nextIndex = 0;
      if (isOld || isDue) change({ status: 'reading' });
      void run();
    },
  };
};

/** The pools of the exchange's factory. */
export const marketsStore = createMarketsStore({
  rpc: readRpc,
  factory: contracts.factory,
  multicall: contracts.multicall,
  pages: { first: rules.markets.firstPage, next: rules.markets.page },
});
