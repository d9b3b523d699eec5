import { storageKeys } from '#config/storageKeys.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { WalletRequest } from '#domain/transactions/walletRequest.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { isCount, isFields } from '#lib/fields.ts';
import { isHash } from '#lib/hex.ts';
import { createSharedArea } from '#lib/sharedArea.ts';
import { storage as browserStorage, type SafeStorage } from '#lib/storage.ts';
import { areRequestedCalls, isTransactionRecord } from '#state/transactions/isTransactionRecord.ts';

/** A wallet has fewer requests open at once. */
const MAX_REQUESTS = 20;
const ANY_HASH = `0x${'0'.repeat(64)}`;

export interface WalletRequests {
  /**
   * Requests of earlier visits and other tabs, and requests of this tab that were left open. Returns the same list
   * until it changes.
   */
  unanswered(): readonly WalletRequest[];
  all(): readonly WalletRequest[];
  /** Requests with a hash, whose records may not be stored yet. */
  sent(): readonly WalletRequest[];
  /** Requests that the wallet refused. They are not listed and do not block another press. */
  refused(): readonly WalletRequest[];
  subscribe(listener: () => void): () => void;
  ask(request: Omit<WalletRequest, 'id'>): string;
  /** False if the storage refused the request, so that a reload would forget it. */
  isStored(id: string): boolean;
  learn(id: string, known: Pick<WalletRequest, 'nonce'>): void;
  /** Leaves the result to the chain, because the wallet's answer does not exclude a transaction. */
  leaveOpen(id: string): void;
  refuse(id: string): void;
  /** Keeps the request until its record is surely stored. @param hash from the wallet's answer or from a search */
  answered(id: string, hash: Hex): void;
  isAwaited(id: string): boolean;
  /** Calls `listener` once a hash is stored, from the wallet's answer or from a search of any tab. */
  onHash(id: string, listener: (hash: Hex) => void): void;
  remove(id: string): void;
  lookAgain(id: string): void;
  round(id: string): number;
  refresh(): void;
  /** Called when another tab has stored its requests; this tab's recent changes are not lost by that. */
  takeIn(others: string | null): void;
}

/** Records are stored within a second, unless the page is closed first. */
const STORED_AFTER_MS = 5000;

const isKind = (value: unknown): boolean => value === 'transaction' || value === 'batch' || value === 'safe';

/** Earlier releases store one call with its nonce. */
const upgraded = (value: unknown): unknown => {
  if (!isFields(value) || !isFields(value.presumed) || value.calls !== undefined) return value;
  const { presumed, isBatch, ...others } = value;
  const { nonce, ...call } = presumed;
  return { ...others, nonce, calls: [call], kind: isBatch === true ? 'batch' : 'transaction' };
};

const isRequest = (value: unknown): value is WalletRequest =>
  isFields(value) &&
  typeof value.id === 'string' &&
  isKind(value.kind) &&
  [undefined, true].includes(value.isRefused as undefined) &&
  areRequestedCalls(value.calls) &&
  [value.atBlock, value.nonce, value.threshold].every((count) => count === undefined || isCount(count)) &&
  [value.hash, value.callsId].every((hash) => hash === undefined || isHash(hash)) &&
  // A found request becomes a record, so the checks of records apply.
  isTransactionRecord({ ...value, calls: undefined, callsId: undefined, hash: ANY_HASH, addedTime: value.askedTime });

const requestsIn = (storage: SafeStorage): readonly WalletRequest[] => {
  try {
    const stored: unknown = JSON.parse(storage.get(storageKeys.walletRequests) ?? '[]');
    return Array.isArray(stored) ? stored.map(upgraded).filter(isRequest) : [];
  } catch {
    return [];
  }
};

/** Drops refused and answered requests first, because nothing shows them. */
const withinLimit = (requests: readonly WalletRequest[]): readonly WalletRequest[] => {
  const surplus = Math.max(0, requests.length - MAX_REQUESTS);
  const dropped = requests.filter(({ isRefused, hash }) => isRefused === true || hash !== undefined).slice(0, surplus);
  return requests.filter((request) => !dropped.includes(request)).slice(-MAX_REQUESTS);
};

const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

const splitRequests = (requests: readonly WalletRequest[], awaited: ReadonlySet<string>) => {
  const unsent = requests.filter(({ hash }) => hash === undefined);
  const all = unsent.filter(({ isRefused }) => !isRefused);
  return {
    all,
    refused: unsent.filter(({ isRefused }) => isRefused),
    unanswered: all.filter(({ id }) => !awaited.has(id)),
    sent: requests.filter(({ id, hash }) => hash !== undefined && !awaited.has(id)),
  };
};

/** A storage that was full may have refused the record. Then the request stays, for the next visit. */
const onceStored = (storage: SafeStorage, action: () => void): void =>
  void setTimeout(() => {
    if (!storage.hasFailed()) action();
  }, STORED_AFTER_MS);

const readers = (lists: () => ReturnType<typeof splitRequests>) => ({
  unanswered: () => lists().unanswered,
  all: () => lists().all,
  sent: () => lists().sent,
  refused: () => lists().refused,
});

const createRounds = (refresh: () => void): Pick<WalletRequests, 'lookAgain' | 'round'> => {
  const rounds = new Map<string, number>();
  return {
    lookAgain(id) {
      rounds.set(id, (rounds.get(id) ?? 0) + 1);
      refresh();
    },
    round: (id) => rounds.get(id) ?? 0,
  };
};

export const createWalletRequests = (storage: SafeStorage): WalletRequests => {
  const changed = createNotifier();
  const area = createSharedArea(storage, storageKeys.walletRequests, ({ id }) => String(id));
  const [awaited, unstored] = [new Set<string>(), new Set<string>()];
  const hashListeners = new Map<string, readonly ((hash: Hex) => void)[]>();
  let stored = requestsIn(storage);
  let lists = splitRequests(stored, awaited);
  const refresh = (): void => {
    stored = requestsIn(storage);
    lists = splitRequests(stored, awaited);
    for (const { id, hash } of stored) if (hash) for (const listener of hashListeners.get(id) ?? []) listener(hash);
    changed.notify();
  };
  const write = (change: (requests: readonly WalletRequest[]) => readonly WalletRequest[]): boolean => {
    const isKept = area.set(storageKeys.walletRequests, JSON.stringify(withinLimit(change(requestsIn(storage)))));
    refresh();
    return isKept;
  };
  const edit = (id: string, known: Partial<WalletRequest>): void =>
    void write((requests) => requests.map((request) => (request.id === id ? { ...request, ...known } : request)));
  const remove = (id: string): void => {
    awaited.delete(id);
    hashListeners.delete(id);
    write((requests) => requests.filter((request) => request.id !== id));
  };
  return {
    ...readers(() => lists),
    subscribe: changed.add,
    ask(request) {
      const id = newId();
      awaited.add(id);
      if (!write((requests) => [...requests, { ...request, id }])) unstored.add(id);
      return id;
    },
    isStored: (id) => !unstored.has(id),
    learn: edit,
    isAwaited: (id) => awaited.has(id),
    onHash: (id, listener) => void hashListeners.set(id, [...(hashListeners.get(id) ?? []), listener]),
    leaveOpen(id) {
      awaited.delete(id);
      refresh();
    },
    refuse(id) {
      awaited.delete(id);
      if (stored.find((request) => request.id === id)?.atBlock === undefined) remove(id);
      else edit(id, { isRefused: true });
    },
    answered(id, hash) {
      edit(id, { hash });
      onceStored(storage, () => remove(id));
    },
    remove,
    ...createRounds(refresh),
    refresh,
    takeIn(others) {
      area.takeIn(others);
      refresh();
    },
  };
};

export const walletRequests = createWalletRequests(browserStorage);

export const followStoredRequests = (): (() => void) => {
  const follow = ({ key, newValue }: StorageEvent): void => {
    if (key === null || key === storageKeys.walletRequests) walletRequests.takeIn(newValue);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};
