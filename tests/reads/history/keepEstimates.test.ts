import { expect, it } from 'vitest';
import { MAX_VALUES } from '#domain/ledger/valueTexts.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createStorage } from '#lib/storage.ts';
import { keepEstimates } from '#reads/history/keepEstimates.ts';
import { createSetValuesStore } from '#stores/setValuesStore.ts';

const ALICE: Address = '0x1111111111111111111111111111111111111111';
const eventAt = (index: number): string => `0x${'a'.repeat(64)} ${index}`;
const values = (from: number, count: number): ReadonlyMap<string, bigint> =>
  new Map(Array.from({ length: count }, (_, i) => [eventAt(from + i), 1_500_000n]));

const open = () => {
  const kept = new Map<string, string>();
  const storage = createStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
  const store = createSetValuesStore(storage);
  // A later visit reads the same storage.
  return { store, later: () => createSetValuesStore(storage).current()[ALICE] ?? {} };
};

it('keeps estimates while others are read, for a reload in between', () => {
  const { store, later } = open();
  const keeper = keepEstimates(store, ALICE, 6);
  keeper.add(values(0, 150));
  keeper.add(values(150, 150));
  expect(Object.keys(later())).toHaveLength(300);
  keeper.add(values(300, 5));
  keeper.end();
  expect(Object.keys(later())).toHaveLength(305);
  expect(later()[eventAt(304)]).toBe('~1.5');
  expect([keeper.filled(), keeper.unkept()]).toEqual([305, 0]);
});

it('counts those beyond the limit as left out, not as filled', () => {
  const { store, later } = open();
  store.set(ALICE, eventAt(0), '7');
  const keeper = keepEstimates(store, ALICE, 6);
  keeper.add(values(1, MAX_VALUES + 4));
  keeper.end();
  expect([keeper.filled(), keeper.unkept()]).toEqual([MAX_VALUES - 1, 5]);
  expect(later()[eventAt(0)]).toBe('7');
});
