/** A browser storage that never throws: denied, full or missing, values then live in memory until the page is left. */
export interface SafeStorage {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `area` is asked anew on every use, because reaching for a denied storage throws already. */
export const createStorage = (area: () => Area): SafeStorage => {
  const memory = new Map<string, string>();
  const attempt = <T>(action: (area: Area) => T): T | undefined => {
    try {
      return action(area());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((a) => a.getItem(key)) ?? undefined,
    set(key, value) {
      const written = attempt((a) => {
        a.setItem(key, value);
        return true;
      });
      if (written) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((a) => {
        a.removeItem(key);
      });
    },
  };
};

/** The browser's localStorage. */
export const storage: SafeStorage = createStorage(() => window.localStorage);
