import { rules } from '#config/rules.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { checked, hint, judge, type Reported } from '#lib/reported.ts';
import type { ServiceWatch } from '#services/dataService/serviceWatch.ts';
import type { Answer } from '#services/dataService/types.ts';

export interface Checked<T> {
  readonly reported: Reported<T>;
  /** The report once the chain agrees with it. */
  readonly confirmed: T | undefined;
}

interface CheckedReports<K, T> {
  /** Undefined before the report arrives, and once the chain contradicts the report or its service. */
  report(key: K): Checked<T> | undefined;
  subscribe(listener: () => void): () => void;
  want(key: K): void;
  /**
   * The first comparison with the chain decides if the report is shown. If they differ, a second comparison after
   * finality decides if the service is trusted.
   */
  check(key: K, blockNumber: number): void;
}

interface CheckedReportsOptions<S, K, T> {
  readonly watch:
    | (Pick<ServiceWatch<never>, 'status' | 'subscribe' | 'failed' | 'contradicted'> & { readonly service: S })
    | undefined;
  readonly nameOf: (key: K) => string;
  readonly ask: (service: S, key: K) => Answer<T>;
  readonly agrees: (reported: T, key: K) => Promise<boolean | undefined>;
}

interface Entry<T> {
  checked: Checked<T>;
  isDoubted: boolean;
  /** Time of the next comparison with the chain. A node that lacks the block gives no verdict. */
  next: 'now' | 'settled' | 'never';
}

export const createCheckedReports = <S, K, T extends { readonly block: number }>({
  watch,
  nameOf,
  ask,
  agrees,
}: CheckedReportsOptions<S, K, T>): CheckedReports<K, T> => {
  const changes = createNotifier();
  const requested = new Set<string>();
  const entries = new Map<string, Entry<T>>();
  const isBelieved = (): boolean => watch !== undefined && watch.status().kind !== 'contradicted';

  const compare = async (key: K, entry: Entry<T>, isSettled: boolean): Promise<void> => {
    const { reported } = entry.checked;
    const verdict = await judge(reported, async (report) => agrees(report, key)).catch(() => undefined);
    if (verdict === undefined) return;
    entry.isDoubted = !verdict;
    if (verdict) {
      entry.checked = { reported, confirmed: checked(reported, verdict) };
      entry.next = 'never';
    } else if (isSettled) watch?.contradicted();
    changes.notify();
  };
  return {
    report(key) {
      const entry = entries.get(nameOf(key));
      return entry && !entry.isDoubted && isBelieved() ? entry.checked : undefined;
    },
    subscribe(listener) {
      const stops = [changes.add(listener), watch?.subscribe(listener)];
      return () => stops.forEach((stop) => stop?.());
    },
    want(key) {
      const name = nameOf(key);
      if (!watch || !isBelieved() || requested.has(name)) return;
      requested.add(name);
      void ask(watch.service, key).then((answer) => {
        if (!answer.ok) return watch.failed(answer.error);
        entries.set(name, { checked: { reported: answer.value, confirmed: undefined }, isDoubted: false, next: 'now' });
        changes.notify();
      });
    },
    check(key, blockNumber) {
      const entry = entries.get(nameOf(key));
      if (!entry || entry.next === 'never') return;
      const { block } = hint(entry.checked.reported);
      if (blockNumber < block) return;
      const isSettled = blockNumber >= block + rules.service.depthBlocks;
      if (entry.next === 'settled' && !isSettled) return;
      entry.next = isSettled ? 'never' : 'settled';
      void compare(key, entry, isSettled);
    },
  };
};
