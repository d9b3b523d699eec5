import { rules } from '#config/rules.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import type { Result } from '#lib/result.ts';
import type { ServiceWatch } from '#services/dataService/serviceWatch.ts';
import type { ServiceProblem } from '#services/dataService/types.ts';

/** What a service told, and whether the chain says the same at the block that it is of. */
export interface Checked<T> {
  readonly told: T;
  readonly isConfirmed: boolean;
}

export interface CheckedTold<K, T> {
  /** Undefined before it is told, where the chain says something else, and of a service that contradicted it. */
  told(key: K): Checked<T> | undefined;
  subscribe(listener: () => void): () => void;
  /** Asks once for each key. */
  want(key: K): void;
  /**
   * Compares what was told with the chain at its block: at once, which decides whether it is shown, and where it differed
   * again once the block is settled, which decides whether the service is believed.
   */
  check(key: K, blockNumber: number): void;
}

export interface CheckedToldOptions<S, K, T> {
  readonly watch:
    | (Pick<ServiceWatch<never>, 'status' | 'subscribe' | 'failed' | 'contradicted'> & { readonly service: S })
    | undefined;
  readonly nameOf: (key: K) => string;
  readonly ask: (service: S, key: K) => Promise<Result<T, ServiceProblem>>;
  /** Whether the chain says the same at the block; undefined, or a rejection: it did not answer. */
  readonly agrees: (told: T, key: K) => Promise<boolean | undefined>;
}

interface Entry<T> {
  checked: Checked<T>;
  isDoubted: boolean;
  /** When it is compared next. A node that does not have the block gives no verdict. */
  next: 'now' | 'settled' | 'never';
}

/** What a service tells at a block, checked at that block. */
export const createCheckedTold = <S, K, T extends { readonly block: number }>({
  watch,
  nameOf,
  ask,
  agrees,
}: CheckedToldOptions<S, K, T>): CheckedTold<K, T> => {
  const changes = createNotifier();
  const asked = new Set<string>();
  const entries = new Map<string, Entry<T>>();
  const isBelieved = (): boolean => watch !== undefined && watch.status().kind !== 'contradicted';

  const compare = async (key: K, entry: Entry<T>, isSettled: boolean): Promise<void> => {
    const verdict = await agrees(entry.checked.told, key).catch(() => undefined);
    if (verdict === undefined) return;
    entry.isDoubted = !verdict;
    if (verdict) {
      entry.checked = { told: entry.checked.told, isConfirmed: true };
      entry.next = 'never';
    } else if (isSettled) watch?.contradicted();
    changes.tell();
  };
  return {
    told(key) {
      const entry = entries.get(nameOf(key));
      return entry && !entry.isDoubted && isBelieved() ? entry.checked : undefined;
    },
    subscribe(listener) {
      const stops = [changes.add(listener), watch?.subscribe(listener)];
      return () => stops.forEach((stop) => stop?.());
    },
    want(key) {
      const name = nameOf(key);
      if (!watch || !isBelieved() || asked.has(name)) return;
      asked.add(name);
      void ask(watch.service, key).then((answer) => {
        if (!answer.ok) return watch.failed(answer.error);
        entries.set(name, { checked: { told: answer.value, isConfirmed: false }, isDoubted: false, next: 'now' });
        changes.tell();
      });
    },
    check(key, blockNumber) {
      const entry = entries.get(nameOf(key));
      if (!entry || entry.next === 'never' || blockNumber < entry.checked.told.block) return;
      const isSettled = blockNumber >= entry.checked.told.block + rules.service.depthBlocks;
      if (entry.next === 'settled' && !isSettled) return;
      entry.next = isSettled ? 'never' : 'settled';
      void compare(key, entry, isSettled);
    },
  };
};
