import type { SafeTransaction } from '#chain/safe/safeTransaction.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { GasRefund, SafeOutlook } from '#domain/transactions/safeOutlook.ts';
import { createNotifier } from '#lib/createNotifier.ts';

export interface CurrentOutlook {
  readonly outlook: SafeOutlook;
  readonly waitsBehind: number | undefined;
  readonly refund?: GasRefund;
}

let current: ReadonlyMap<Hex, CurrentOutlook> = new Map();
const transactions = new Map<Hex, SafeTransaction>();
const changed = createNotifier();

export const safeOutlooks = {
  of: (hash: Hex): CurrentOutlook | undefined => current.get(hash),
  subscribe: changed.add,
  set: (next: ReadonlyMap<Hex, CurrentOutlook>): void => {
    if (next.size === 0 && current.size === 0) return;
    current = next;
    changed.notify();
  },
  describe: (hash: Hex, transaction: SafeTransaction): void => void transactions.set(hash, transaction),
  described: (hash: Hex): SafeTransaction | undefined => transactions.get(hash),
};
