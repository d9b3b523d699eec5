export interface Notifier {
  readonly tell: () => void;
  /** Returns the listener's removal. */
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
