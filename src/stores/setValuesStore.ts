import { storageKeys } from '#config/storageKeys.ts';
import { isEstimate, joinValues, readValueTexts, type ValueTexts } from '#domain/ledger/valueTexts.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { storage as browserStorage, type SafeStorage } from '#lib/storage.ts';

/** Costs and values that the user typed, and estimates; stored until they are removed. */
export interface SetValuesStore {
  current(): ValueTexts;
  subscribe(listener: () => void): () => void;
  set(account: Address, event: string, text: string | undefined): void;
  /** Adds values. A typed value replaces an estimate; other values replace nothing. */
  add(texts: ValueTexts): void;
  removeEstimates(account: Address): void;
  refresh(): void;
}

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
};

export const createSetValuesStore = (storage: SafeStorage): SetValuesStore => {
  const changed = createNotifier();
  // Reads the storage before each change, because another tab may have changed it.
  const stored = (): ValueTexts => readValueTexts(parsed(storage.get(storageKeys.setValues)));
  let texts = stored();
  const refresh = (): void => {
    texts = stored();
    changed.notify();
  };
  const keep = (next: ValueTexts): void => {
    storage.set(storageKeys.setValues, JSON.stringify(next));
    refresh();
  };
  const keepOwn = (account: Address, own: ValueTexts[string], others: ValueTexts): void =>
    keep(Object.keys(own).length > 0 ? { ...others, [account]: own } : others);
  return {
    current: () => texts,
    subscribe: changed.add,
    set(account, event, text) {
      const { [account]: own = {}, ...others } = stored();
      const { [event]: before, ...rest } = own;
      if (before === text) return;
      keepOwn(account, text === undefined ? rest : { ...rest, [event]: text }, others);
    },
    removeEstimates(account) {
      const { [account]: own = {}, ...others } = stored();
      keepOwn(account, Object.fromEntries(Object.entries(own).filter(([, text]) => !isEstimate(text))), others);
    },
    add: (added) => keep(joinValues(stored(), added)),
    refresh,
  };
};

export const setValuesStore = createSetValuesStore(browserStorage);
