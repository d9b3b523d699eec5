import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStoredTexts } from '#lib/storedTexts.ts';
import { createStoredChoice } from '#lib/storedChoice.ts';
import { storage } from '#lib/storage.ts';

const NAME = 'texts';

afterEach(() => {
  storage.remove(NAME);
});

const keys = fc.constantFrom('a', 'b', 'c', 'd', 'e', '__proto__', '0x1-0x2');

describe('texts kept by a key', () => {
  it('the newest so many are kept, each with its last text', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, fc.string({ minLength: 1, maxLength: 20 })), { maxLength: 30 }), (sets) => {
        storage.remove(NAME);
        const kept = createStoredTexts(NAME, 3);
        for (const [key, text] of sets) kept.set(key, text);
        const newest: readonly string[] = [...new Set(sets.map(([key]) => key).toReversed())].slice(0, 3);
        for (const key of ['a', 'b', 'c', 'd', 'e', '__proto__', '0x1-0x2']) {
          const last = sets.findLast(([known]) => known === key)?.[1];
          expect(kept.get(key)).toBe(newest.includes(key) ? last : undefined);
        }
      }),
    );
  });

  it('an empty text is forgotten, listeners hear of a change, damage is left out', () => {
    const kept = createStoredTexts(NAME, 3);
    const listener = vi.fn();
    kept.subscribe(listener);
    kept.set('a', '1');
    kept.set('a', '');
    expect(listener).toHaveBeenCalledTimes(2);
    expect(kept.get('a')).toBeUndefined();
    for (const damage of ['', '[', '7', 'null', '["a"]', '{"a":1,"b":{}}', `{"a":"${'9'.repeat(101)}"}`]) {
      storage.set(NAME, damage);
      expect(kept.get('a')).toBeUndefined();
    }
    storage.set(NAME, '{"a":7,"b":"2"}');
    expect(kept.get('b')).toBe('2');
  });
});

it('a stored choice is the first one until another is made, and where storage holds nonsense', () => {
  const unit = createStoredChoice(NAME, ['base', 'quote']);
  expect(unit.read()).toBe('base');
  unit.choose('quote');
  expect(createStoredChoice(NAME, ['base', 'quote']).read()).toBe('quote');
  storage.set(NAME, 'both');
  expect(unit.read()).toBe('base');
});
