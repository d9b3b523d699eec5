import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';

const known = new WeakMap<object, Map<Address, boolean>>();
const changed = createNotifier();

export const batching = {
  current: (wallet: object | undefined, account: Address | undefined): boolean | undefined =>
    wallet && account && known.get(wallet)?.get(account),
  set: (wallet: object, account: Address, canBatch: boolean): void => {
    known.set(wallet, new Map(known.get(wallet)).set(account, canBatch));
    changed.notify();
  },
  subscribe: changed.add,
};
