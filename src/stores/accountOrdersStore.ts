import type { PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { idle, loading, type Loadable } from '#lib/loadable.ts';

export type AccountEvents = Loadable<readonly PlacedEvent[]>;

export interface AccountOrdersStore {
  /** Watches one account: a later call replaces the account. */
  watch(account: Address): () => void;
  watched(): Address | undefined;
  /** Drops the events of an account without watchers. Until then, a page that watches it again sees them. */
  forget(account: Address): void;
  reading(account: Address | undefined): AccountEvents;
  record(account: Address, events: AccountEvents): void;
  readTo(account: Address | undefined): number | undefined;
  /** Notifies only listeners of `subscribeReadTo`, because the block changes often. */
  recordReadTo(account: Address, block: number): void;
  subscribeReadTo(listener: () => void): () => void;
  subscribe(listener: () => void): () => void;
}

interface Entry {
  readonly account: Address;
  readonly watchers: number;
  readonly events: AccountEvents;
  readonly readTo: number | undefined;
}

export const createAccountOrdersStore = (): AccountOrdersStore => {
  const recorded = createNotifier();
  const moved = createNotifier();
  let entry: Entry | undefined;
  return {
    watch(account) {
      const known = entry?.account === account ? entry : { account, watchers: 0, events: loading, readTo: undefined };
      entry = { ...known, watchers: known.watchers + 1 };
      return () => {
        if (entry?.account !== account) return;
        entry = { ...entry, watchers: entry.watchers - 1 };
      };
    },
    watched: () => (entry?.watchers ? entry.account : undefined),
    forget(account) {
      if (entry?.account === account && entry.watchers === 0) entry = undefined;
    },
    reading: (account) => (account !== undefined && entry?.account === account ? entry.events : idle),
    record(account, events) {
      if (entry?.account !== account) return;
      entry = { ...entry, events };
      recorded.notify();
    },
    readTo: (account) => (entry?.account === account ? entry?.readTo : undefined),
    recordReadTo(account, block) {
      if (entry?.account !== account || entry.readTo === block) return;
      entry = { ...entry, readTo: block };
      moved.notify();
    },
    subscribeReadTo: moved.add,
    subscribe: recorded.add,
  };
};

export const accountOrdersStore = createAccountOrdersStore();
