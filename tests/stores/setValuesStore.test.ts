import { expect, it } from 'vitest';
import { MAX_VALUES } from '#domain/ledger/valueTexts.ts';
import { createStorage } from '#lib/storage.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createSetValuesStore } from '#stores/setValuesStore.ts';

const ALICE: Address = '0x1111111111111111111111111111111111111111';
const EVENT = `0x${'a'.repeat(64)} 3`;
const OTHER = `0x${'b'.repeat(64)} added`;

const openStorage = () => {
  const kept = new Map<string, string>();
  return createStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
};

it('keeps a value for later visits, and removes it with its account', () => {
  const storage = openStorage();
  createSetValuesStore(storage).set(ALICE, EVENT, '12.5');
  const later = createSetValuesStore(storage);
  expect(later.current()).toEqual({ [ALICE]: { [EVENT]: '12.5' } });
  later.set(ALICE, EVENT, undefined);
  expect(createSetValuesStore(storage).current()).toEqual({});
});

it('loses no value that another tab set meanwhile', () => {
  const storage = openStorage();
  const [one, two] = [createSetValuesStore(storage), createSetValuesStore(storage)];
  one.set(ALICE, EVENT, '1');
  two.set(ALICE, OTHER, '2');
  one.refresh();
  expect(one.current()).toEqual({ [ALICE]: { [EVENT]: '1', [OTHER]: '2' } });
});

it('removes estimates alone', () => {
  const store = createSetValuesStore(openStorage());
  store.add({ [ALICE]: { [EVENT]: '~1', [OTHER]: '2' } });
  store.removeEstimates(ALICE);
  expect(store.current()).toEqual({ [ALICE]: { [OTHER]: '2' } });
});

it('adds imported values and replaces none', () => {
  const store = createSetValuesStore(openStorage());
  store.set(ALICE, EVENT, '1');
  store.add({ [ALICE]: { [EVENT]: '9', [OTHER]: '2' } });
  expect(store.current()).toEqual({ [ALICE]: { [EVENT]: '1', [OTHER]: '2' } });
});

it('keeps a typed value where estimates fill the limit', () => {
  const store = createSetValuesStore(openStorage());
  const many = Array.from({ length: MAX_VALUES + 10 }, (_, i) => [`0x${'c'.repeat(64)} ${i}`, '~1'] as const);
  store.add({ [ALICE]: Object.fromEntries(many) });
  store.set(ALICE, EVENT, '12.5');
  expect(store.current()[ALICE]?.[EVENT]).toBe('12.5');
  expect(Object.keys(store.current()[ALICE] ?? {})).toHaveLength(MAX_VALUES);
});

it('replaces an estimate by an imported value that was typed', () => {
  const store = createSetValuesStore(openStorage());
  store.add({ [ALICE]: { [EVENT]: '~1', [OTHER]: '~2' } });
  store.add({ [ALICE]: { [EVENT]: '9', [OTHER]: '~3' } });
  expect(store.current()).toEqual({ [ALICE]: { [EVENT]: '9', [OTHER]: '~2' } });
});
