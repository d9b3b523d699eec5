import type { PairTokens } from '#chain/reading/bookReads.ts';
import { pair as pairAbi } from '#chain/abis/pair.ts';
import { contracts } from '#chain/contracts.ts';
import { readAtBlock } from '#chain/reading/multicall.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { defaultExchange } from '#config/exchanges.ts';
import { rules } from '#config/rules.ts';
import { dataOf } from '#domain/multicall/callOutcome.ts';
import {
  agreesWithReserves,
  namesMissingPool,
  type ReservesOf,
  type ReportedPool,
  type ReportedReserves,
} from '#domain/markets/reportedPools.ts';
import { pairAddress } from '#domain/tokens/pairAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { hint, judge, mapReported, reportedBy, type Reported } from '#lib/reported.ts';
import { yieldToMain } from '#lib/yieldToMain.ts';
import { dataService } from '#services/dataService/dataService.ts';
import type { ServiceWatch } from '#services/dataService/serviceWatch.ts';
import type { Answer, DataService } from '#services/dataService/types.ts';
import { tradingData } from '#services/tradingData/tradingData.ts';
import type { TradingData } from '#services/tradingData/types.ts';
import type { MarketList } from './marketsStore.ts';

export type ReportedMarket = ReportedPool & Partial<Pick<ReportedReserves, 'reserve0' | 'reserve1'>>;

export type ReportedMarkets = ReadonlyMap<Address, Reported<ReportedMarket>>;

export interface ReportedPoolsStore {
  /** Keyed by address; empty if the service contradicted the chain. */
  pools(): ReportedMarkets;
  subscribe(listener: () => void): () => void;
  want(): void;
  compare(list: MarketList): void;
  /**
   * The first comparison with the chain decides if reserves are shown. If they differ, a second comparison after
   * finality decides if the service is trusted.
   */
  check(pairs: readonly PairTokens[], blockNumber: number): void;
}

type Watch<S> = Pick<ServiceWatch<never>, 'status' | 'subscribe' | 'failed' | 'contradicted'> & { readonly service: S };

interface ReportedPoolsOptions {
  readonly graph: Watch<Pick<DataService, 'pools'>> | undefined;
  readonly trading: Watch<Pick<TradingData, 'reserves'>> | undefined;
  readonly addressOf: (token0: Address, token1: Address) => Address;
  /** Rejects if the node does not answer. */
  readonly readReserves: (pairs: readonly Address[], at: number) => Promise<ReservesOf>;
}

const [RETRY_MS, SLICE] = [30_000, 100];

const createReports = <S, P extends ReportedPool>(
  watch: Watch<S> | undefined,
  ask: (service: S) => Answer<readonly P[]>,
  addressOf: ReportedPoolsOptions['addressOf'],
  notify: () => void,
) => {
  let known: Reported<readonly P[]> | undefined;
  let dueAt = -Infinity;
  const isBelieved = (): boolean => watch !== undefined && watch.status().kind !== 'contradicted';
  /** Recomputes each pool's address from its tokens, without a request. */
  const areFactorys = async (reported: readonly P[]): Promise<boolean> => {
    for (let from = 0; from < reported.length; from += SLICE) {
      if (from > 0) await yieldToMain();
      const slice = reported.slice(from, from + SLICE);
      if (slice.some(({ pair, token0, token1 }) => addressOf(token0, token1) !== pair)) return false;
    }
    return true;
  };
  const take = async (reported: Awaited<Answer<readonly P[]>>): Promise<void> => {
    if (!reported.ok) {
      dueAt = performance.now() + RETRY_MS;
      return watch?.failed(reported.error);
    }
    if (!(await judge(reported.value, areFactorys))) return watch?.contradicted();
    known = reported.value;
    notify();
  };
  return {
    pools: () => (isBelieved() ? known : undefined),
    want(): void {
      if (!watch || !isBelieved() || performance.now() < dueAt) return;
      dueAt = Infinity;
      void ask(watch.service).then(take);
    },
    compare({ status, pools, total, fromBlock }: MarketList): void {
      // The list may lack a pool because its read failed.
      if (!known || status !== 'complete' || pools.length !== total || !isBelieved()) return;
      const isLying = judge(known, (named) => namesMissingPool(named, pools, fromBlock, rules.service.depthBlocks));
      if (isLying) watch?.contradicted();
    },
  };
};

const ofFirstBlock = (pools: readonly ReportedReserves[]): readonly ReportedReserves[] =>
  pools.filter(({ block }) => block === pools[0]?.block);

const createSample = (
  { trading, readReserves }: Pick<ReportedPoolsOptions, 'trading' | 'readReserves'>,
  notify: () => void,
) => {
  let sample: Reported<readonly ReportedReserves[]> | undefined;
  let next: 'now' | 'settled' | 'never' = 'now';
  let isDoubted = false;

  const agrees = async (pools: readonly ReportedReserves[], at: number): Promise<boolean> => {
    const chain = await readReserves(
      pools.map(({ pair }) => pair),
      at,
    );
    return agreesWithReserves(pools, chain);
  };
  const read = async (reported: Reported<readonly ReportedReserves[]>, isSettled: boolean, at: number) => {
    isDoubted = !(await judge(reported, (pools) => agrees(pools, at)));
    if (isDoubted && isSettled) trading?.contradicted();
    if (!isDoubted) next = 'never';
    notify();
  };
  return {
    isDoubted: () => isDoubted,
    check(reported: Reported<readonly ReportedReserves[]>, pairs: readonly PairTokens[], blockNumber: number): void {
      if (next === 'never') return;
      const inView = new Set(pairs.map(({ pair }) => pair));
      const compared =
        sample ?? mapReported(reported, (all) => ofFirstBlock(all.filter(({ pair }) => inView.has(pair))));
      const [first] = hint(compared);
      if (!first || blockNumber < first.block) return;
      const isSettled = blockNumber >= first.block + rules.service.depthBlocks;
      if (next === 'settled' && !isSettled) return;
      sample = compared;
      next = isSettled ? 'never' : 'settled';
      void read(compared, isSettled, first.block).catch(() => undefined);
    },
  };
};

const none: ReportedMarkets = new Map();

const byAddress = (list: Reported<readonly ReportedMarket[]> | undefined): ReportedMarkets =>
  list ? reportedBy(list, ({ pair }) => pair) : none;

export const createReportedPools = ({
  graph,
  trading,
  addressOf,
  readReserves,
}: ReportedPoolsOptions): ReportedPoolsStore => {
  const changes = createNotifier();
  let merged: ReportedMarkets | undefined;
  const notify = (): void => {
    merged = undefined;
    changes.notify();
  };
  const named = createReports(graph, (service) => service.pools(), addressOf, notify);
  const filled = createReports(trading, (service) => service.reserves(), addressOf, notify);
  const sample = createSample({ trading, readReserves }, notify);
  graph?.subscribe(notify);
  trading?.subscribe(notify);
  return {
    pools: () =>
      (merged ??= new Map([
        ...byAddress(named.pools()),
        ...byAddress(sample.isDoubted() ? undefined : filled.pools()),
      ])),
    subscribe: changes.add,
    want() {
      named.want();
      filled.want();
    },
    compare(list) {
      named.compare(list);
      filled.compare(list);
    },
    check(pairs, blockNumber) {
      const reported = filled.pools();
      if (reported) sample.check(reported, pairs, blockNumber);
    },
  };
};

const { factory, initCodeHash } = defaultExchange;

export const reportedPools = createReportedPools({
  graph: dataService,
  trading: tradingData,
  addressOf: (token0, token1) => pairAddress(factory, initCodeHash, token0, token1),
  async readReserves(pairs, at) {
    const calls = pairs.map((pair) => pairAbi.getReserves.call(pair));
    const { outcomes } = await readAtBlock(readRpc, { multicall: contracts.multicall, calls, at });
    return (pair) => {
      const reserves = pairAbi.getReserves.decode(dataOf(outcomes[pairs.indexOf(pair)]) ?? '0x');
      return reserves.ok ? reserves.value : undefined;
    };
  },
});
