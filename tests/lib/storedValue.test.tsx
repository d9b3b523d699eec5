import { beforeEach, expect, it, vi } from 'vitest';
import { tabStorage } from '#lib/storage.ts';
import { createStoredValue } from '#lib/storedValue.ts';

const restore = (stored: unknown): readonly number[] => (Array.isArray(stored) ? (stored as number[]) : []);

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it('keeps a value, announces it, and reads the same object until the text changes', () => {
  const kept = createStoredValue('numbers', restore);
  const listener = vi.fn();
  const stop = kept.subscribe(listener);
  expect(kept.read()).toEqual([]);
  expect(kept.read()).toBe(kept.read());
  expect(kept.keep([1, 2])).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(kept.read()).toEqual([1, 2]);
  expect(kept.read()).toBe(kept.read());
  stop();
  kept.keep([3]);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('reads what another tab wrote', () => {
  const kept = createStoredValue('numbers', restore);
  kept.keep([1]);
  window.localStorage.setItem('numbers', '[4]');
  expect(kept.read()).toEqual([4]);
});

it.each(['', '{', '[1'])('restores nothing from the text %j, which is not JSON', (text) => {
  window.localStorage.setItem('numbers', text);
  expect(createStoredValue('numbers', restore).read()).toEqual([]);
});

it('keeps a value of a tab apart from that of the browser', () => {
  createStoredValue('numbers', restore, tabStorage).keep([1]);
  expect(createStoredValue('numbers', restore).read()).toEqual([]);
  expect(createStoredValue('numbers', restore, tabStorage).read()).toEqual([1]);
});

it('notifies of a change by another tab while it follows', () => {
  const kept = createStoredValue('numbers', restore);
  const listener = vi.fn();
  kept.subscribe(listener);
  const stop = kept.follow();
  const change = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  change('other');
  expect(listener).not.toHaveBeenCalled();
  change('numbers');
  change(null);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  change('numbers');
  expect(listener).toHaveBeenCalledTimes(2);
});
