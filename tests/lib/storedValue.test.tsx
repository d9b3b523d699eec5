import { beforeEach, expect, it, vi } from 'vitest';
import { createStoredValue } from '#lib/storedValue.ts';

const restore = (text: string | undefined): readonly number[] =>
  text === undefined ? [] : (JSON.parse(text) as number[]);

beforeEach(() => window.localStorage.clear());

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
