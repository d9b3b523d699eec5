import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseNode, type NodeTerms } from '#domain/freshness/chooseNode.ts';
import type { Head } from '#domain/freshness/freshness.ts';

const NOW = 1_700_000_000;
const terms: NodeTerms = { nowMs: NOW * 1000, blockTimeMs: 2000, asGoodBlocks: 2, asGoodMs: 6000, aheadMs: 5000 };
const head = (source: string, number: number, age: number): Head => ({ source, number, timestamp: NOW - age });
const chosen = (...heads: readonly Head[]): string | undefined => chooseNode(heads, terms)?.source;

describe('the node to ask', () => {
  it.each([
    ['the first of equal ones', [head('a', 100, 1), head('b', 100, 1)], 'a'],
    ['the first, a block behind', [head('a', 99, 3), head('b', 100, 1)], 'a'],
    ['the other when the first stands still', [head('a', 83, 35), head('b', 100, 1)], 'b'],
    ['the other when the first lags five blocks', [head('a', 95, 11), head('b', 100, 1)], 'b'],
    ['the other when the first lags 500 blocks', [head('a', 500, 1001), head('b', 1000, 1)], 'b'],
    ['the other when the first advances ten minutes in the past', [head('a', 100, 601), head('b', 100, 1)], 'b'],
    ['the other when the first lives in the future', [head('a', 100, -600), head('b', 100, 1)], 'b'],
    ['the first when the other claims what time does not allow', [head('a', 100, 1), head('b', 1e12, 1)], 'a'],
    ['the honest two when the first claims it', [head('a', 1e12, 1), head('b', 100, 1), head('c', 99, 3)], 'b'],
    ['the only one', [head('a', 100, 1000)], 'a'],
    ['none', [], undefined],
  ] as const)('is %s', (_, heads, expected) => {
    expect(chosen(...heads)).toBe(expected);
  });

  it('an unknown time does not disqualify a node', () => {
    expect(chooseNode([head('a', 100, -600)], terms)).toBeUndefined();
    expect(chooseNode([head('a', 100, -600)], { ...terms, nowMs: undefined })?.source).toBe('a');
  });

  it('among honest nodes of one chain, the chosen one is nearly as far as the best', () => {
    const lags = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(lags, (behind) => {
        const heads = behind.map((blocks, i) => head(String(i), 5000 - blocks, 1 + 2 * blocks));
        const best = Math.max(...heads.map(({ number }) => number));
        const found = chooseNode(heads, terms);
        expect(found?.number).toBeGreaterThanOrEqual(best - terms.asGoodBlocks);
        // The order of preference holds among those that are as good.
        expect(found).toBe(heads.find(({ number }) => number >= best - terms.asGoodBlocks));
      }),
    );
  });

  it('one lying node never outvotes two that agree, unless it claims a plausible later block', () => {
    const lie = fc.record({ number: fc.integer({ min: 0, max: 1e9 }), age: fc.integer({ min: -1e6, max: 1e6 }) });
    fc.assert(
      fc.property(lie, fc.integer({ min: 0, max: 2 }), ({ number, age }, place) => {
        const liar = head('liar', number, age);
        const heads = [head('b', 1000, 1), head('c', 1000, 1)].toSpliced(place, 0, liar);
        const found = chooseNode(heads, terms);
        expect(found).toBeDefined();
        if (found !== liar) return;
        expect(liar.number).toBeGreaterThanOrEqual(1000 - terms.asGoodBlocks);
        expect(Math.abs(liar.timestamp - NOW)).toBeLessThanOrEqual(7);
      }),
    );
  });
});
