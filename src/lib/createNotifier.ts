export interface Notifier {
  readonly notify: () => void;
  readonly add: (listener: () => void) => () => void;
}

export const createNotifier = (): Notifier => {
  const listeners = new Set<() => void>();
  return {
    notify() {
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
