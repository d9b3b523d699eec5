import { orderKey } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { eachReported, judge, mapReported, type Reported } from '#lib/reported.ts';
import { dataService } from '#services/dataService/dataService.ts';
import type { ServiceWatch } from '#services/dataService/serviceWatch.ts';
import { tradingData } from '#services/tradingData/tradingData.ts';
import type { Answer, ReportedOrder } from '#services/dataService/types.ts';

interface ReportedOrdersStore {
  /** Newest first; empty once a service contradicted the chain. */
  orders(account: Address | undefined): readonly Reported<ReportedOrder>[];
  subscribe(listener: () => void): () => void;
  want(account: Address): void;
  /**
   * An order must be missing for two minutes to contradict the service.
   * @param chainTime time of the last block of `placed`, unix seconds
   */
  check(account: Address, placed: ReadonlySet<string>, chainTime: number): void;
}

interface Source extends Pick<ServiceWatch, 'status' | 'subscribe' | 'failed' | 'contradicted'> {
  readonly service: {
    openOrders(account: Address): Answer<readonly ReportedOrder[]>;
  };
}

const AHEAD_SECONDS = 60;

const GRACE_SECONDS = 2 * AHEAD_SECONDS;

const none: readonly Reported<ReportedOrder>[] = [];

const keyOf = ({ soldToken, boughtToken, orderNo }: ReportedOrder): string => orderKey(soldToken, boughtToken, orderNo);

const eachOnce = (reported: readonly ReportedOrder[]): readonly ReportedOrder[] => {
  const oldestFirst = reported.toSorted((a, b) => a.operateTime - b.operateTime);
  const byKey = new Map(oldestFirst.map((order) => [keyOf(order), order]));
  return [...byKey.values()].toSorted((a, b) => b.operateTime - a.operateTime);
};

const isBelieved = ({ status }: Source): boolean => status().kind !== 'contradicted';

export const createReportedOrders = (sources: readonly Source[]): ReportedOrdersStore => {
  const changes = createNotifier();
  const known = new Map<Address, { readonly source: Source; readonly reported: readonly Reported<ReportedOrder>[] }>();
  const requested = new Set<Address>();
  /** Chain time, unix seconds, since when one of the account's reported orders is missing. */
  const suspected = new Map<Address, number>();
  const ask = async (account: Address): Promise<void> => {
    for (const source of sources.filter(isBelieved)) {
      const reported = await source.service.openOrders(account);
      if (reported.ok) {
        known.set(account, { source, reported: eachReported(mapReported(reported.value, eachOnce)) });
        return changes.notify();
      }
      source.failed(reported.error);
    }
  };
  return {
    orders(account) {
      const entry = account === undefined ? undefined : known.get(account);
      return entry && isBelieved(entry.source) ? entry.reported : none;
    },
    subscribe(listener) {
      const stops = [changes.add(listener), ...sources.map(({ subscribe }) => subscribe(listener))];
      return () => stops.forEach((stop) => stop());
    },
    want(account) {
      if (requested.has(account)) return;
      requested.add(account);
      void ask(account);
    },
    check(account, placed, chainTime) {
      const { source, reported = none } = known.get(account) ?? {};
      if (!source || reported.length === 0) return;
      // The service may know newer blocks than the node.
      const isPlaced = (order: ReportedOrder): boolean =>
        order.operateTime > chainTime - AHEAD_SECONDS || placed.has(keyOf(order));
      if (!reported.every((order) => judge(order, isPlaced))) {
        const since = suspected.get(account) ?? chainTime;
        suspected.set(account, since);
        if (chainTime - since < GRACE_SECONDS) return;
        source.contradicted();
      }
      known.delete(account);
    },
  };
};

export const reportedOrders = createReportedOrders([tradingData, dataService].filter((entry) => entry !== undefined));
