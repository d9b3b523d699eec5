import { createNotifier } from '#lib/createNotifier.ts';

let link: string | undefined;
const changed = createNotifier();

/** Link `wc:...` as an external store; undefined until it is made. */
export const pairingLink = {
  current: (): string | undefined => link,
  set: (next: string | undefined): void => {
    link = next;
    changed.notify();
  },
  subscribe: changed.add,
};
