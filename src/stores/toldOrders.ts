import { orderKey } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import type { ServiceWatch } from '#services/dataService/serviceWatch.ts';
import { tradingData } from '#services/tradingData/tradingData.ts';
import type { ToldOrder, TradingData } from '#services/tradingData/types.ts';

export interface ToldOrdersStore {
  /** Each place on the chain to look for an open order of the account, newest first; none from a contradicted service. */
  orders(account: Address | undefined): readonly ToldOrder[];
  subscribe(listener: () => void): () => void;
  /** Asks once for each account. */
  want(account: Address): void;
  /**
   * Compares what was told with all orders that the account ever placed, by their keys. These may be read some blocks
   * behind the block's time, so only what is still missing two minutes later contradicts the service.
   * @param chainTime of the block that these are read to, unix seconds
   */
  check(account: Address, placed: ReadonlySet<string>, chainTime: number): void;
}

type Service = Pick<
  ServiceWatch<Pick<TradingData, 'openOrders' | 'head'>>,
  'service' | 'status' | 'subscribe' | 'failed' | 'contradicted'
>;

const AHEAD_SECONDS = 60;

/** An order that is missing among those placed may have this long of chain time to come. */
const GRACE_SECONDS = 2 * AHEAD_SECONDS;

const none: readonly ToldOrder[] = [];

const keyOf = ({ soldToken, wantedToken, orderNo }: ToldOrder): string => orderKey(soldToken, wantedToken, orderNo);

/** Each order once, as it was told of last, newest first. */
const eachOnce = (told: readonly ToldOrder[]): readonly ToldOrder[] => {
  const oldestFirst = told.toSorted((a, b) => a.operateTime - b.operateTime);
  const byKey = new Map(oldestFirst.map((order) => [keyOf(order), order]));
  return [...byKey.values()].toSorted((a, b) => b.operateTime - a.operateTime);
};

/** Own open orders by the trading-data service, until the account's events are read from the chain. */
export const createToldOrders = (watch: Service | undefined): ToldOrdersStore => {
  const changes = createNotifier();
  const known = new Map<Address, readonly ToldOrder[]>();
  const asked = new Set<Address>();
  /** Since which chain time an account is seen to lack an order that was told. */
  const suspected = new Map<Address, number>();
  const isBelieved = (): boolean => watch !== undefined && watch.status().kind !== 'contradicted';
  return {
    orders: (account) => (account !== undefined && isBelieved() ? (known.get(account) ?? none) : none),
    subscribe(listener) {
      const stops = [changes.add(listener), watch?.subscribe(listener)];
      return () => stops.forEach((stop) => stop?.());
    },
    want(account) {
      if (!watch || !isBelieved() || asked.has(account)) return;
      asked.add(account);
      void watch.service.openOrders(account).then((told) => {
        if (!told.ok) return watch.failed(told.error);
        known.set(account, eachOnce(told.value));
        changes.tell();
      });
    },
    check(account, placed, chainTime) {
      const told = known.get(account) ?? none;
      if (!watch || told.length === 0) return;
      // The service may be ahead of the node by what happened just now.
      const isPlaced = (order: ToldOrder): boolean =>
        order.operateTime > chainTime - AHEAD_SECONDS || placed.has(keyOf(order));
      if (!told.every(isPlaced)) {
        const since = suspected.get(account) ?? chainTime;
        suspected.set(account, since);
        if (chainTime - since < GRACE_SECONDS) return;
        watch.contradicted();
      }
      known.delete(account);
    },
  };
};

/** Those of the running application's account. */
export const toldOrders = createToldOrders(tradingData);
