export interface Notifier {
  readonly tell: () => void;
  /** Adds a listener; returns its removal. */
  readonly add: (listener: () => void) => () => void;
}

export const createNotifier = (): Notifier => {
  const listeners = new Set<() => void>();
  return {
    tell() {
      for (const listener of listeners) listener();
    },
    add(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
