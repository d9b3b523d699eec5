import type { SafeTransaction } from '#chain/safe/safeTransaction.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { SafeOutlook } from '#domain/transactions/safeOutlook.ts';
import { createNotifier } from '#lib/createNotifier.ts';

/** The outlook of a proposal at the block shown. */
export interface CurrentOutlook {
  readonly outlook: SafeOutlook;
  /** Proposals of the same Safe whose numbers come first; undefined where its number is not known. */
  readonly waitsBehind: number | undefined;
}

let current: ReadonlyMap<Hex, CurrentOutlook> = new Map();
const transactions = new Map<Hex, SafeTransaction>();
const changed = createNotifier();

/** Outlooks of the proposals that wait, by their hashes, as an external store. */
export const safeOutlooks = {
  of: (hash: Hex): CurrentOutlook | undefined => current.get(hash),
  subscribe: changed.add,
  set: (next: ReadonlyMap<Hex, CurrentOutlook>): void => {
    if (next.size === 0 && current.size === 0) return;
    current = next;
    changed.tell();
  },
  /** Keeps a proposal's transaction as its Safe's page describes it. */
  describe: (hash: Hex, transaction: SafeTransaction): void => void transactions.set(hash, transaction),
  described: (hash: Hex): SafeTransaction | undefined => transactions.get(hash),
};
