import { createNotifier } from './createNotifier.ts';

/** A browser storage that never throws: denied, full or missing, values then live in memory until the page is left. */
export interface SafeStorage {
  get(key: string): string | undefined;
  /** Whether the browser keeps the value beyond this page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** Whether the browser refused to keep something since the page was opened. */
  hasFailed(): boolean;
  /** Reports that the browser did not keep something that was stored past this interface. */
  fail(): void;
  /** Adds a listener of the first failure; returns its removal. */
  onFailure(listener: () => void): () => void;
  /** Nothing is stored any more: the page is about to be left for good. */
  close(): void;
  isClosed(): boolean;
}

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `area` is called on every use, because reaching for a denied storage throws already. */
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

/** The browser's localStorage. */
export const storage: SafeStorage = createStorage(() => window.localStorage);

/** The browser's sessionStorage: kept over reloads of this tab, gone with it. */
export const tabStorage: SafeStorage = createStorage(() => window.sessionStorage);
