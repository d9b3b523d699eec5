import { checkedIn, checkedText, type CheckedBalances } from '#domain/ledger/checkedBalances.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import type { Sealing } from '#lib/sealing.ts';
import type { SegmentStore } from '#lib/segmentStore.ts';
import { largeStorage, sealingOf } from './largeStorage.ts';
import { watchedAccount } from './watchedAccount.ts';

interface BalanceChecks {
  found(account: Address): CheckedBalances | undefined;
  subscribe(listener: () => void): () => void;
  /** Shows the stored check if `isCurrent` confirms its block. Runs once for each account. */
  load(account: Address, isCurrent: (checked: CheckedBalances) => Promise<boolean>): Promise<void>;
  record(account: Address, checked: CheckedBalances): Promise<void>;
}

interface Storages {
  readonly store: () => Promise<SegmentStore>;
  readonly sealing: () => Sealing;
}

const KEY = 'balanceCheck';

export const createBalanceChecks = ({ store, sealing }: Storages): BalanceChecks => {
  const checks = new Map<Address, CheckedBalances>();
  const loaded = new Set<Address>();
  const changed = createNotifier();
  const show = (account: Address, checked: CheckedBalances): void => {
    checks.set(account, checked);
    changed.notify();
  };
  const restore = async (account: Address): Promise<CheckedBalances | undefined> => {
    const seal = sealing();
    const list = await (await store()).list(await seal.nameOf(`${KEY}:${account}`));
    const text = list && (await seal.open(list.head));
    return text === undefined ? undefined : checkedIn(text);
  };
  return {
    found: (account) => checks.get(account),
    subscribe: changed.add,
    async load(account, isCurrent) {
      if (loaded.has(account)) return;
      loaded.add(account);
      const checked = await restore(account).catch(() => undefined);
      if (checked && (await isCurrent(checked)) && !checks.has(account)) show(account, checked);
    },
    async record(account, checked) {
      show(account, checked);
      if (checked.blockHash === undefined) return;
      const seal = sealing();
      const text = checkedText(checked);
      const name = await seal.nameOf(`${KEY}:${account}`);
      const list = { head: await seal.seal(text), usedAtMs: Date.now(), size: text.length, isSealed: seal.isSealed };
      await (await store()).write(name, list, { ids: [], added: new Map() });
    },
  };
};

export const balanceChecks = createBalanceChecks({
  store: largeStorage,
  sealing: () => sealingOf(watchedAccount.isOn()),
});
