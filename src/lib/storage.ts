import { createNotifier } from './createNotifier.ts';

/**
 * A browser storage that never throws. If it is denied, full or missing, values live in memory until the page is left.
 */
export interface SafeStorage {
  get(key: string): string | undefined;
  /** True if the browser keeps the value beyond this page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** True if the browser refused to store a value since the page was opened. */
  hasFailed(): boolean;
  /** Reports a failure to store a value outside this interface. */
  fail(): void;
  /** Adds a listener for the first failure; returns its removal. */
  onFailure(listener: () => void): () => void;
  /** Stops all writes, because the page is about to be left. */
  close(): void;
  isClosed(): boolean;
}

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `area` is called on every use, because access to a denied storage already throws. */
export const createStorage = (area: () => Area): SafeStorage => {
  const memory = new Map<string, string>();
  const failures = createNotifier();
  let failed = false;
  let closed = false;
  const attempt = <T>(action: (area: Area) => T): T | undefined => {
    try {
      return action(area());
    } catch {
      return undefined;
    }
  };
  const fail = (): void => {
    if (failed) return;
    failed = true;
    failures.tell();
  };
  return {
    get: (key) => memory.get(key) ?? attempt((a) => a.getItem(key)) ?? undefined,
    set(key, value) {
      if (closed) return false;
      const written = attempt((a) => {
        a.setItem(key, value);
        return true;
      });
      if (written) {
        memory.delete(key);
        return true;
      }
      memory.set(key, value);
      fail();
      return false;
    },
    remove(key) {
      memory.delete(key);
      attempt((a) => {
        a.removeItem(key);
      });
    },
    hasFailed: () => failed,
    fail,
    onFailure: failures.add,
    close() {
      closed = true;
    },
    isClosed: () => closed,
  };
};

export const storage: SafeStorage = createStorage(() => window.localStorage);

/** The browser's sessionStorage: survives reloads of this tab, and ends with it. */
export const tabStorage: SafeStorage = createStorage(() => window.sessionStorage);
