import type { PairTokens } from '#chain/reading/bookReads.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { agreesWithTrades } from '#domain/markets/agreesWithTrades.ts';
import { statsOfFigures, type DayFigures } from '#domain/markets/dayFigures.ts';
import { isOfNow } from '#domain/markets/isOfNow.ts';
import type { DayStats } from '#domain/history/dayStats.ts';
import type { PrintMarket } from '#domain/history/prints.ts';
import type { PairTrade } from '#domain/history/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { judge, mapReported, reportedBy, type Reported } from '#lib/reported.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import type { ServiceWatch } from '#services/dataService/serviceWatch.ts';
import type { Answer } from '#services/dataService/types.ts';
import { tradingData } from '#services/tradingData/tradingData.ts';
import type { TradingData } from '#services/tradingData/types.ts';

type Figures = ReadonlyMap<Address, Reported<DayFigures>>;

export interface ShownFigures {
  readonly block: number;
  statsIn(market: PrintMarket): DayStats | undefined;
}

const shownFigures = (figures: DayFigures): ShownFigures => ({
  block: figures.block,
  statsIn: (market) => statsOfFigures(figures, market),
});

interface DayFiguresStore {
  /** Keyed by pair; empty once the service contradicted the chain. */
  figures(): Figures;
  /** Those of `figures` near the newest block, by number and time. */
  near(
    figures: Figures,
    newest: { readonly number: number; readonly timestamp: number | undefined },
  ): ReadonlyMap<Address, Reported<ShownFigures>>;
  subscribe(listener: () => void): () => void;
  /**
   * Requests one pair by itself, and several pairs as the list of all pairs. Retries after a failure.
   * @returns the removal
   */
  want(pairs: readonly PairTokens[]): () => void;
  /** Compares the figures with the chain's trades (`agreesWithTrades`) once the report's block is final. */
  check(pair: Address, read: ReadTrades): void;
}

export interface ReadTrades {
  readonly trades: readonly PairTrade[];
  readonly market: Required<PrintMarket>;
  readonly toBlock: number;
}

const none: Figures = new Map();

const { delayBlocks, majorDelayBlocks } = rules.service;
const limits = {
  aheadBlocks: delayBlocks,
  behindBlocks: majorDelayBlocks,
  seconds: (2 * majorDelayBlocks * env.blockTimeMs) / 1000,
};

type Service = Pick<ServiceWatch<Pick<TradingData, 'pair' | 'pairs' | 'head'>>, 'service' | 'status' | 'subscribe'> &
  Pick<ServiceWatch, 'failed' | 'contradicted'>;

const [AGAIN_MS, RETRY_MS] = [300_000, 30_000];

const isBelieved = ({ status }: Service): boolean => status().kind !== 'contradicted';

/** Sends one request at a time. The list of all pairs stays valid for a while. */
const createRequests = (watch: Service, take: (reported: Reported<readonly DayFigures[]>) => void) => {
  const wants = new Set<readonly PairTokens[]>();
  const requestedAt = new Map<Address, number>();
  let listedAt = -Infinity;
  let isBusy = false;

  const isRecent = (at = -Infinity): boolean => performance.now() - at < AGAIN_MS;
  const unrequested = (): readonly PairTokens[] => {
    const requested = new Map([...wants].flat().map((entry) => [entry.pair, entry]));
    return [...requested.values()].filter(({ pair }) => !isRecent(requestedAt.get(pair)));
  };
  const ask = async (pairs: readonly PairTokens[]): Promise<boolean> => {
    const alone = pairs.length === 1 ? pairs[0] : undefined;
    const reported: Awaited<Answer<DayFigures | readonly DayFigures[]>> = await (alone
      ? watch.service.pair(alone.token0, alone.token1)
      : watch.service.pairs());
    if (!reported.ok) {
      watch.failed(reported.error);
      return false;
    }
    if (alone) requestedAt.set(alone.pair, performance.now());
    else listedAt = performance.now();
    take(mapReported(reported.value, (figures) => [figures].flat()));
    return true;
  };
  const serve = (): void => {
    const pairs = unrequested();
    if (isBusy || !isBelieved(watch) || isRecent(listedAt) || pairs.length === 0) return;
    isBusy = true;
    const free = (): void => {
      isBusy = false;
      serve();
    };
    void ask(pairs).then((hasAnswer) => (hasAnswer ? free() : void setTimeout(free, RETRY_MS)));
  };
  return {
    want(pairs: readonly PairTokens[]): () => void {
      const want = [...pairs];
      wants.add(want);
      serve();
      return () => wants.delete(want);
    },
  };
};

export const createDayFigures = (watch: Service | undefined): DayFiguresStore => {
  const changes = createNotifier();
  let known: Figures = none;
  const checked = new WeakSet<Reported<DayFigures>>();
  const requests =
    watch &&
    createRequests(watch, (reported) => {
      known = new Map([...known, ...reportedBy(reported, (figures) => figures.pair)]);
      changes.notify();
    });
  return {
    figures: () => (watch && isBelieved(watch) ? known : none),
    near(figures, { number, timestamp }) {
      const isNear = (each: DayFigures): boolean =>
        timestamp !== undefined && isOfNow(each, { number, timestamp }, limits);
      const near = [...figures].filter(([, each]) => judge(each, isNear));
      return new Map(near.map(([pair, each]) => [pair, mapReported(each, shownFigures)]));
    },
    subscribe(listener) {
      const stops = [changes.add(listener), watch?.subscribe(listener)];
      return () => stops.forEach((stop) => stop?.());
    },
    want: (pairs) => requests?.want(pairs) ?? (() => undefined),
    check(pair, { trades, market, toBlock }) {
      const reported = known.get(pair);
      if (!watch || !reported || checked.has(reported) || !isBelieved(watch)) return;
      const isTrue = judge(reported, (figures) =>
        toBlock < figures.block + rules.service.depthBlocks ? undefined : agreesWithTrades(figures, trades, market),
      );
      if (isTrue !== undefined) checked.add(reported);
      if (isTrue === false) watch.contradicted();
    },
  };
};

export const dayFigures = createDayFigures(tradingData);
