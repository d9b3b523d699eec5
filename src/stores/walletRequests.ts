import { storageKeys } from '#config/storageKeys.ts';
import type { WalletRequest } from '#domain/transactions/walletRequest.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { isCount, isFields } from '#lib/fields.ts';
import { storage as browserStorage } from '#lib/storage.ts';
import type { SafeStorage } from '#lib/storage.ts';
import { isTransactionRecord } from '#state/transactions/isTransactionRecord.ts';

/** More questions than a wallet has open at once. */
const MAX_REQUESTS = 20;
const ANY_HASH = `0x${'0'.repeat(64)}`;

/** The journal of requests that the wallet has not answered, shared by all tabs. */
export interface WalletRequests {
  /** The same list until it changes: requests of earlier visits and other tabs, and those left open here. */
  unanswered(): readonly WalletRequest[];
  /** The same with those whose answer this page awaits. */
  all(): readonly WalletRequest[];
  subscribe(listener: () => void): () => void;
  /** Writes a request down; this page waits for its answer. @returns its id */
  ask(request: Omit<WalletRequest, 'id'>): string;
  /** The wallet answered without saying that nothing is sent: the chain decides. */
  leaveOpen(id: string): void;
  /** It was answered, found, replaced or forgotten. */
  remove(id: string): void;
  /** Takes what another tab stored. */
  refresh(): void;
}

const isRequest = (value: unknown): value is WalletRequest =>
  isFields(value) &&
  typeof value.id === 'string' &&
  typeof value.isBatch === 'boolean' &&
  isCount(value.atBlock) &&
  isFields(value.presumed) &&
  // Becomes the record once it is found.
  isTransactionRecord({ ...value, hash: ANY_HASH, addedTime: value.askedTime });

const requestsIn = (storage: SafeStorage): readonly WalletRequest[] => {
  try {
    const stored: unknown = JSON.parse(storage.get(storageKeys.walletRequests) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRequest) : [];
  } catch {
    return [];
  }
};

const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

export const createWalletRequests = (storage: SafeStorage): WalletRequests => {
  const changed = createNotifier();
  /** Requests whose answer this page awaits. */
  const awaited = new Set<string>();
  const withoutAwaited = (requests: readonly WalletRequest[]) => requests.filter(({ id }) => !awaited.has(id));
  let all = requestsIn(storage);
  let unanswered = withoutAwaited(all);
  const refresh = (): void => {
    all = requestsIn(storage);
    unanswered = withoutAwaited(all);
    changed.tell();
  };
  const write = (requests: readonly WalletRequest[]): void => {
    storage.set(storageKeys.walletRequests, JSON.stringify(requests.slice(-MAX_REQUESTS)));
    refresh();
  };
  return {
    unanswered: () => unanswered,
    all: () => all,
    subscribe: changed.add,
    ask(request) {
      const id = newId();
      awaited.add(id);
      write([...requestsIn(storage), { ...request, id }]);
      return id;
    },
    leaveOpen(id) {
      awaited.delete(id);
      refresh();
    },
    remove(id) {
      awaited.delete(id);
      write(requestsIn(storage).filter((request) => request.id !== id));
    },
    refresh,
  };
};

/** The journal of this browser. */
export const walletRequests = createWalletRequests(browserStorage);

/** Follows the requests that other tabs store; returns how to stop. */
export const followStoredRequests = (): (() => void) => {
  const follow = ({ key }: StorageEvent): void => {
    if (key === null || key === storageKeys.walletRequests) walletRequests.refresh();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};
