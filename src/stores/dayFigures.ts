import type { PairTokens } from '#chain/reading/bookReads.ts';
import { agreesWithTrades } from '#domain/markets/dayFigures.ts';
import type { DayFigures } from '#domain/markets/dayFigures.ts';
import type { PrintMarket } from '#domain/history/prints.ts';
import type { PairTrade } from '#domain/history/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import type { Result } from '#lib/result.ts';
import type { ServiceProblem } from '#services/dataService/types.ts';
import type { ServiceWatch } from '#services/dataService/serviceWatch.ts';
import { tradingData } from '#services/tradingData/tradingData.ts';
import type { TradingData } from '#services/tradingData/types.ts';

type Figures = ReadonlyMap<Address, DayFigures>;

export interface DayFiguresStore {
  /** By pair; none from a service that contradicted the chain. */
  figures(): Figures;
  subscribe(listener: () => void): () => void;
  /** Asks for pairs whose 24 hours are not read yet: for one of them alone, else for all pairs at once. */
  want(pairs: readonly PairTokens[]): void;
  /** Compares what was told of a pair with the chain's trades (`agreesWithTrades`), once those reach its block. */
  check(pair: Address, read: ReadTrades): void;
}

/** A pair's trades of the last 24 hours as they are read from the chain. */
export interface ReadTrades {
  readonly trades: readonly PairTrade[];
  readonly market: Required<PrintMarket>;
  /** The last block that they are read of. */
  readonly toBlock: number;
}

const none: Figures = new Map();

type Service = Pick<ServiceWatch<Pick<TradingData, 'pair' | 'pairs' | 'head'>>, 'service' | 'status' | 'subscribe'> &
  Pick<ServiceWatch, 'failed' | 'contradicted'>;

/** The first figures of markets by the trading-data service, until the chain's trades are read. */
export const createDayFigures = (watch: Service | undefined): DayFiguresStore => {
  const changes = createNotifier();
  let known: Figures = none;
  let isAsking = false;
  /** What was asked for is not asked for again, whether it was told or not: soon the chain has it. */
  const asked = new Set<Address>();
  const checked = new Set<Address>();

  const isBelieved = (): boolean => watch !== undefined && watch.status().kind !== 'contradicted';
  const ask = ({ service }: Service, pairs: readonly PairTokens[]) => {
    const [one] = pairs;
    return pairs.length === 1 && one ? service.pair(one.token0, one.token1) : service.pairs();
  };
  const take = ({ failed }: Service, told: Result<DayFigures | readonly DayFigures[], ServiceProblem>): void => {
    if (!told.ok) return failed(told.error);
    known = new Map([...known, ...[told.value].flat().map((one) => [one.pair, one] as const)]);
    changes.tell();
  };
  return {
    figures: () => (isBelieved() ? known : none),
    subscribe(listener) {
      const stops = [changes.add(listener), watch?.subscribe(listener)];
      return () => stops.forEach((stop) => stop?.());
    },
    want(pairs) {
      const unknown = pairs.filter(({ pair }) => !asked.has(pair));
      if (!watch || !isBelieved() || isAsking || unknown.length === 0) return;
      isAsking = true;
      for (const { pair } of unknown) asked.add(pair);
      void ask(watch, unknown)
        .then((told) => take(watch, told))
        .finally(() => (isAsking = false));
    },
    check(pair, { trades, market, toBlock }) {
      const told = known.get(pair);
      if (!watch || !told || checked.has(pair) || !isBelieved() || toBlock < told.block) return;
      checked.add(pair);
      if (agreesWithTrades(told, trades, market) === false) watch.contradicted();
    },
  };
};

/** The first figures of the exchange's markets. */
export const dayFigures = createDayFigures(tradingData);
