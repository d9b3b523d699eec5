import fc from 'fast-check';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { completePlatform } from '#lib/olderEngines.ts';

const LACKS = ['toSorted', 'toReversed', 'toSpliced', 'with'] as const;

/** Arrays of another realm without these methods, completed. */
const realm = runInNewContext('({ Array })') as { Array: ArrayConstructor };
for (const name of LACKS) Reflect.deleteProperty(realm.Array.prototype, name);
class Signal {}
const older = { Array: realm.Array, AbortSignal: Signal as unknown as typeof AbortSignal, URL: {} as typeof URL };
completePlatform(older);

const list = fc.array(fc.integer({ min: -50, max: 50 }), { maxLength: 12 });
const inRealm = <T>(items: readonly T[]): T[] => realm.Array.from(items);

describe('the fallbacks for older engines', () => {
  it('sort, reverse, splice and replace as arrays do, and leave the list as it was', () => {
    fc.assert(
      fc.property(list, fc.integer({ min: -15, max: 15 }), fc.nat(15), list, (items, start, count, put) => {
        const old = inRealm(items);
        const descending = (a: number, b: number): number => b - a;
        expect([...old.toSorted()]).toEqual(items.toSorted());
        expect([...old.toSorted(descending)]).toEqual(items.toSorted(descending));
        expect([...old.toReversed()]).toEqual(items.toReversed());
        expect([...old.toSpliced(start, count, ...put)]).toEqual(items.toSpliced(start, count, ...put));
        expect([...old.toSpliced(start)]).toEqual(items.toSpliced(start));
        const isInside = start >= -items.length && start < items.length;
        if (isInside) expect([...old.with(start, 99)]).toEqual(items.with(start, 99));
        else expect(() => old.with(start, 99)).toThrow('Invalid index');
        expect([...old]).toEqual(items);
      }),
    );
  });

  it('abort with the first signal and its reason', () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const joined = older.AbortSignal.any([first.signal, second.signal]);
    expect(joined.aborted).toBe(false);
    second.abort('second');
    first.abort('first');
    expect([joined.aborted, joined.reason]).toEqual([true, 'second']);
    expect(older.AbortSignal.any([joined]).reason).toBe('second');
  });

  it('distinguish an address from another text as the platform does', () => {
    const { canParse } = { canParse: older.URL.canParse };
    for (const text of ['https://a.example', 'a', '', '/path', 'http://', 'matic:0x1']) {
      expect(canParse(text), text).toBe(URL.canParse(text));
      expect(canParse(text, 'https://b.example'), text).toBe(URL.canParse(text, 'https://b.example'));
    }
  });
});
