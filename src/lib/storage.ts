import { createNotifier } from './createNotifier.ts';

/**
 * Never throws. Denied, full or missing storage falls back to memory until the page is left, or another tab writes the
 * key: the last change of all tabs counts.
 */
export interface SafeStorage {
  get(key: string): string | undefined;
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** True after any failed write since the page was opened. */
  hasFailed(): boolean;
  fail(): void;
  /** Notifies only of the first failure; returns the listener's removal. */
  onFailure(listener: () => void): () => void;
  close(): void;
  isClosed(): boolean;
}

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `area` is called for every use, because access to denied storage throws. */
export const createStorage = (area: () => Area): SafeStorage => {
  const memory = new Map<string, { readonly value: string; readonly stored: string | undefined }>();
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
  const read = (key: string): string | undefined => attempt((a) => a.getItem(key)) ?? undefined;
  const fail = (): void => {
    if (failed) return;
    failed = true;
    failures.notify();
  };
  return {
    get(key) {
      const stored = read(key);
      const kept = memory.get(key);
      return kept && kept.stored === stored ? kept.value : stored;
    },
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
      memory.set(key, { value, stored: read(key) });
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

export const tabStorage: SafeStorage = createStorage(() => window.sessionStorage);
