import { describe, expect, it, vi } from 'vitest';
import { createStorage } from '#lib/storage.ts';

const working = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    area: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  };
};

const full = (): never => {
  throw new DOMException('full', 'QuotaExceededError');
};

describe('storage never throws', () => {
  it('keeps what it can in the browser', () => {
    const { kept, area } = working();
    const storage = createStorage(() => area);
    storage.set('a', '1');
    expect([storage.get('a'), kept.get('a'), storage.get('b')]).toEqual(['1', '1', undefined]);
    storage.remove('a');
    expect([storage.get('a'), kept.size]).toEqual([undefined, 0]);
  });

  it('values live in memory where it is denied', () => {
    const storage = createStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(storage.get('a')).toBeUndefined();
    storage.set('a', '1');
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect(storage.get('a')).toBeUndefined();
  });

  it('the new value counts where it is full, not the old one that could not be replaced', () => {
    const { area } = working();
    const storage = createStorage(() => area);
    storage.set('a', 'old');
    area.setItem = full;
    storage.set('a', 'new');
    expect(storage.get('a')).toBe('new');
  });

  it('a change by another tab counts, after a value that could not be written', () => {
    const { kept, area } = working();
    const storage = createStorage(() => area);
    storage.set('a', 'old');
    const { setItem } = area;
    area.setItem = full;
    storage.set('a', 'new');
    kept.set('a', 'of another tab');
    expect(storage.get('a')).toBe('of another tab');
    kept.delete('a');
    expect(storage.get('a')).toBeUndefined();
    area.setItem = setItem;
    expect(storage.set('a', 'last')).toBe(true);
    expect(storage.get('a')).toBe('last');
  });

  it('a written value lives in the browser alone, so a change by another tab is seen', () => {
    const { kept, area } = working();
    const storage = createStorage(() => area);
    expect(storage.set('a', '1')).toBe(true);
    kept.set('a', 'of another tab');
    expect(storage.get('a')).toBe('of another tab');
  });

  it('a write that succeeds after a failed one is kept by the browser again', () => {
    const { kept, area } = working();
    const storage = createStorage(() => area);
    const write = area.setItem;
    area.setItem = full;
    expect(storage.set('a', '1')).toBe(false);
    area.setItem = write;
    expect(storage.set('a', '2')).toBe(true);
    expect(kept.get('a')).toBe('2');
    kept.set('a', 'of another tab');
    expect([storage.get('a'), storage.hasFailed()]).toEqual(['of another tab', true]);
  });

  it('says whether a value outlives the page, and reports the first failure once', () => {
    const { area } = working();
    const storage = createStorage(() => area);
    const listener = vi.fn();
    storage.onFailure(listener);
    storage.set('a', '1');
    expect([storage.hasFailed(), listener.mock.calls.length]).toEqual([false, 0]);
    area.setItem = full;
    expect(storage.set('a', '2')).toBe(false);
    storage.set('a', '3');
    storage.fail();
    expect([storage.hasFailed(), listener.mock.calls.length]).toEqual([true, 1]);
  });

  it('a closed storage stores nothing more', () => {
    const { kept, area } = working();
    const storage = createStorage(() => area);
    storage.close();
    expect(storage.set('a', '1')).toBe(false);
    expect([storage.isClosed(), storage.hasFailed(), kept.size]).toEqual([true, false, 0]);
  });
});
