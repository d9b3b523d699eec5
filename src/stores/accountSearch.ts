import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';

/**
 * `reading`: the results are partial. `failed`: the results come from other sources; the search is retried
 * automatically.
 */
export type SearchStatus = 'loading' | 'reading' | 'complete' | 'failed';

export interface AccountSearch {
  readonly account: Address;
  readonly contracts: readonly Address[];
}

export interface AccountSearchStore<Found extends { readonly status: SearchStatus }> {
  /** Watches one account and set of contracts: a later call replaces them. */
  watch(account: Address, contracts?: readonly Address[]): () => void;
  watched(): Address | undefined;
  search(): AccountSearch | undefined;
  found(account: Address | undefined): Found;
  record(account: Address, found: Found): void;
  retry(): void;
  takeRetry(): boolean;
  subscribe(listener: () => void): () => void;
}

export const createAccountSearchStore = <Found extends { readonly status: SearchStatus }>(
  nothing: Found,
): AccountSearchStore<Found> => {
  const records = createNotifier();
  const known = new Map<Address, Found>();
  const searches = new Map<string, AccountSearch>();
  let watching: { readonly account: Address; readonly watchers: number; readonly search: AccountSearch } | undefined;
  let needsRetry = false;
  const searchOf = (account: Address, contracts: readonly Address[]): AccountSearch => {
    const key = [account, ...contracts].join(' ');
    const search = searches.get(key) ?? { account, contracts };
    searches.set(key, search);
    return search;
  };
  const record = (account: Address, found: Found): void => {
    known.set(account, found);
    records.notify();
  };
  return {
    watch(account, contracts = []) {
      const watchers = watching?.account === account ? watching.watchers + 1 : 1;
      watching = { account, watchers, search: searchOf(account, contracts) };
      return () => {
        if (watching?.account !== account) return;
        watching = watching.watchers > 1 ? { ...watching, watchers: watching.watchers - 1 } : undefined;
      };
    },
    watched: () => watching?.account,
    search: () => watching?.search,
    found: (account) => (account && known.get(account)) ?? nothing,
    record,
    retry() {
      const found = watching && known.get(watching.account);
      if (!watching || found?.status !== 'failed') return;
      needsRetry = true;
      record(watching.account, { ...found, status: 'reading' });
    },
    takeRetry() {
      const neededRetry = needsRetry;
      needsRetry = false;
      return neededRetry;
    },
    subscribe: records.add,
  };
};
