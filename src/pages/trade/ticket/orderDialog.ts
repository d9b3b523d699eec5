import { createNotifier } from '#lib/createNotifier.ts';

type OrderDialog = 'scale' | 'slices';

const changed = createNotifier();
let shown: OrderDialog | undefined;

const set = (next: OrderDialog | undefined): void => {
  shown = next;
  changed.notify();
};

/** Set by the buttons of either layout, rendered by the part of the ticket that both layouts share. */
export const orderDialog = {
  current: (): OrderDialog | undefined => shown,
  /** Only the ticket subscribes; when it leaves, the dialog closes. */
  subscribe: (listener: () => void): (() => void) => {
    const leave = changed.add(listener);
    return () => {
      leave();
      shown = undefined;
    };
  },
  set,
  close: (): void => set(undefined),
};
