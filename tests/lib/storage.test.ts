import { describe, expect, it } from 'vitest';
import { createStorage } from '../../src/lib/storage.ts';

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

  it('denied: values live in memory', () => {
    const storage = createStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(storage.get('a')).toBeUndefined();
    storage.set('a', '1');
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect(storage.get('a')).toBeUndefined();
  });

  it('full: the new value counts, not the old one that could not be replaced', () => {
    const { area } = working();
    const storage = createStorage(() => area);
    storage.set('a', 'old');
    area.setItem = full;
    storage.set('a', 'new');
    expect(storage.get('a')).toBe('new');
  });
});
