import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';

/**
 * How far a search through an account's logs is. `reading`: what is found so far, history is still being read. `failed`:
 * history could not be read, what stands is of other sources; it is tried again by itself.
 */
export type SearchStatus = 'loading' | 'reading' | 'complete' | 'failed';

/** An account's search, and the contracts that it is about besides the configured ones. */
export interface AccountSearch {
  readonly account: Address;
  readonly contracts: readonly Address[];
}

/** Whose logs the page wants searched, and what was found. */
export interface AccountSearchStore<Found extends { readonly status: SearchStatus }> {
  /** Keeps the search up to date until the returned function is called; the latest account and contracts count. */
  watch(account: Address, contracts?: readonly Address[]): () => void;
  watched(): Address | undefined;
  /** What is watched: the same object for the same account and contracts. */
  search(): AccountSearch | undefined;
  /** What is found of an account stays for the visit. */
  found(account: Address | undefined): Found;
  record(account: Address, found: Found): void;
  /** A page asks to go on with what failed. */
  retry(): void;
  /** Whether it was asked since the last time this was. */
  takeRetry(): boolean;
  subscribe(listener: () => void): () => void;
}

/** `nothing` is what is known before anything is. */
export const createAccountSearchStore = <Found extends { readonly status: SearchStatus }>(
  nothing: Found,
): AccountSearchStore<Found> => {
  const records = createNotifier();
  const known = new Map<Address, Found>();
  const searches = new Map<string, AccountSearch>();
  let watching: { readonly account: Address; readonly watchers: number; readonly search: AccountSearch } | undefined;
  let isRetryWanted = false;
  const searchOf = (account: Address, contracts: readonly Address[]): AccountSearch => {
    const key = [account, ...contracts].join(' ');
    const search = searches.get(key) ?? { account, contracts };
    searches.set(key, search);
    return search;
  };
  const record = (account: Address, found: Found): void => {
    known.set(account, found);
    records.tell();
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
      isRetryWanted = true;
      record(watching.account, { ...found, status: 'reading' });
    },
    takeRetry() {
      const wasWanted = isRetryWanted;
      isRetryWanted = false;
      return wasWanted;
    },
    subscribe: records.add,
  };
};
