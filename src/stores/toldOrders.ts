import { orderKey } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import type { ServiceWatch } from '#services/dataService/serviceWatch.ts';
import { tradingData } from '#services/tradingData/tradingData.ts';
import type { ToldOrder, TradingData } from '#services/tradingData/types.ts';

export interface ToldOrdersStore {
  /** Where the account's open orders are to be looked for on the chain; none from a service that contradicted it. */
  orders(account: Address | undefined): readonly ToldOrder[];
  subscribe(listener: () => void): () => void;
  /** Asks once for each account. */
  want(account: Address): void;
  /**
   * Compares what was told with all orders that the account ever placed, by their keys.
   * @param chainTime of the block that these are read to, unix seconds
   */
  check(account: Address, placed: ReadonlySet<string>, chainTime: number): void;
}

type Service = Pick<
  ServiceWatch<Pick<TradingData, 'openOrders' | 'head'>>,
  'service' | 'status' | 'subscribe' | 'failed' | 'contradicted'
>;

const AHEAD_SECONDS = 60;

const none: readonly ToldOrder[] = [];

/** Own open orders by the trading-data service, until the account's events are read from the chain. */
export const createToldOrders = (watch: Service | undefined): ToldOrdersStore => {
  const changes = createNotifier();
  const known = new Map<Address, readonly ToldOrder[]>();
  const asked = new Set<Address>();
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
        known.set(account, told.value);
        changes.tell();
      });
    },
    check(account, placed, chainTime) {
      const told = known.get(account) ?? none;
      if (!watch || told.length === 0) return;
      // The service may be ahead of the node by what happened just now.
      const isPlaced = ({ soldToken, wantedToken, orderNo, operateTime }: ToldOrder): boolean =>
        operateTime > chainTime - AHEAD_SECONDS || placed.has(orderKey(soldToken, wantedToken, orderNo));
      if (!told.every(isPlaced)) watch.contradicted();
      known.delete(account);
    },
  };
};

/** Those of the running application's account. */
export const toldOrders = createToldOrders(tradingData);
