import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import type { FoundPairs, CandidatePair } from './positions.ts';

/** Whose positions the page wants, where to look for them, and what was found. */
export interface PositionsStore {
  /** Keeps the account's pairs up to date until the returned function is called; the latest account counts. */
  watch(account: Address): () => void;
  watched(): Address | undefined;
  /** Pairs whose pool tokens the account may hold: they are read even if history cannot be read. */
  consider(pairs: readonly CandidatePair[]): void;
  considered(): readonly CandidatePair[];
  /** What is found of an account stays for the visit. */
  found(account: Address | undefined): FoundPairs;
  record(account: Address, found: FoundPairs): void;
  /** A page asks to go on with what failed. */
  retry(): void;
  /** Whether it was asked since the last time this was. */
  takeRetry(): boolean;
  subscribe(listener: () => void): () => void;
}

/** Before anything is known. */
export const nothingFound: FoundPairs = { status: 'loading', pairs: [], fromBlock: undefined };

export const createPositionsStore = (): PositionsStore => {
  const records = createNotifier();
  const known = new Map<Address, FoundPairs>();
  let watching: { readonly account: Address; readonly watchers: number } | undefined;
  let candidates: readonly CandidatePair[] = [];
  let isRetryWanted = false;
  const store: PositionsStore = {
    watch(account) {
      const watchers = watching?.account === account ? watching.watchers + 1 : 1;
      watching = { account, watchers };
      return () => {
        if (watching?.account !== account) return;
        watching = watching.watchers > 1 ? { account, watchers: watching.watchers - 1 } : undefined;
      };
    },
    watched: () => watching?.account,
    consider(pairs) {
      candidates = pairs;
    },
    considered: () => candidates,
    found: (account) => (account && known.get(account)) ?? nothingFound,
    record(account, found) {
      known.set(account, found);
      records.tell();
    },
    retry() {
      const found = watching && known.get(watching.account);
      if (!watching || found?.status !== 'failed') return;
      isRetryWanted = true;
      store.record(watching.account, { ...found, status: 'reading' });
    },
    takeRetry() {
      const wasWanted = isRetryWanted;
      isRetryWanted = false;
      return wasWanted;
    },
    subscribe: records.add,
  };
  return store;
};

/** The positions of this visit. */
export const positionsStore = createPositionsStore();
