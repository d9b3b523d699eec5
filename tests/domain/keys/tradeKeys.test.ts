import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  actionWithKey,
  defaultKeys,
  isTradeKey,
  keyActions,
  keyOfPress,
  keysOf,
  NO_KEY,
  readKeys,
} from '#domain/keys/tradeKeys.ts';

const press = (key: string, more: object = {}) =>
  keyOfPress({ key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more });

describe('the key of a press', () => {
  it.each([
    ['b', {}, 'B'],
    ['C', { shiftKey: true }, 'Shift+C'],
    ['ㅠ', { code: 'KeyB' }, 'B'],
    ['и', { code: 'KeyB' }, 'B'],
    ['+', { shiftKey: true }, '+'],
    ['1', {}, '1'],
    ['b', { ctrlKey: true }, undefined],
    ['b', { metaKey: true }, undefined],
    ['b', { altKey: true }, undefined],
    ['?', { shiftKey: true }, undefined],
    [' ', {}, undefined],
    ['Enter', {}, undefined],
    ['ArrowUp', {}, undefined],
    ['Escape', {}, undefined],
  ])('%s with %j is %s', (key, more, expected) => {
    expect(press(key, more)).toBe(expected);
  });
});

describe('the keys in use', () => {
  it('are the defaults, each for one action', () => {
    expect(keysOf({})).toEqual(defaultKeys);
    expect(new Set(Object.values(defaultKeys)).size).toBe(keyActions.length);
    expect(Object.values(defaultKeys).every(isTradeKey)).toBe(true);
  });

  it('never give one key to two actions, whatever was stored', () => {
    const key = fc.oneof(fc.constantFrom('', 'B', 'S', 'X', 'Shift+C', '1', '?', 'Enter'), fc.string());
    fc.assert(
      fc.property(fc.dictionary(fc.oneof(fc.constantFrom(...keyActions), fc.string()), key), (chosen) => {
        const keys = Object.values(keysOf(chosen)).filter((each) => each !== NO_KEY);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.every(isTradeKey)).toBe(true);
        expect(keysOf(readKeys(chosen))).toEqual(keysOf(chosen));
      }),
    );
  });

  it('give a chosen key to its action before a default', () => {
    expect(keysOf({ sell: 'B' })).toMatchObject({ sell: 'B', buy: NO_KEY });
    expect(keysOf({ buy: NO_KEY })).toMatchObject({ buy: NO_KEY, sell: 'S' });
  });

  it('name the other action that has a key', () => {
    expect(actionWithKey(defaultKeys, 'B', 'sell')).toBe('buy');
    expect(actionWithKey(defaultKeys, 'B', 'buy')).toBeUndefined();
    expect(actionWithKey({ ...defaultKeys, buy: NO_KEY }, NO_KEY, 'sell')).toBeUndefined();
  });
});
