import type { PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { idle, loading } from '#lib/loadable.ts';
import type { Loadable } from '#lib/loadable.ts';

/** Everything that happened to an account's orders, in no order. */
export type AccountEvents = Loadable<readonly PlacedEvent[]>;

export interface AccountOrdersStore {
  /** Keeps the account's events up to date until the returned function is called; the latest account counts. */
  watch(account: Address): () => void;
  watched(): Address | undefined;
  /** Idle for an account that nobody watches. */
  reading(account: Address | undefined): AccountEvents;
  record(account: Address, events: AccountEvents): void;
  subscribe(listener: () => void): () => void;
}

interface Entry {
  readonly account: Address;
  readonly watchers: number;
  readonly events: AccountEvents;
}

export const createAccountOrdersStore = (): AccountOrdersStore => {
  const recorded = createNotifier();
  let entry: Entry | undefined;
  return {
    watch(account) {
      const watchers = entry?.account === account ? entry.watchers + 1 : 1;
      entry = { account, watchers, events: entry?.account === account ? entry.events : loading };
      return () => {
        if (entry?.account !== account) return;
        entry = entry.watchers > 1 ? { ...entry, watchers: entry.watchers - 1 } : undefined;
      };
    },
    watched: () => entry?.account,
    reading: (account) => (account !== undefined && entry?.account === account ? entry.events : idle),
    record(account, events) {
      if (entry?.account !== account) return;
      entry = { ...entry, events };
      recorded.tell();
    },
    subscribe: recorded.add,
  };
};

/** The events of the running application's account. */
export const accountOrdersStore = createAccountOrdersStore();
