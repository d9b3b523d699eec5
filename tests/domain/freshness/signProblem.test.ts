import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signProblem } from '#domain/freshness/signProblem.ts';

const limits = { maxBehindBlocks: 3, maxAgeMs: 30_000 };
const NOW = 1_800_000_000;
const at = (age: number) => ({ number: 1000, timestamp: NOW - age });
const heads = (...ahead: readonly number[]) => ahead.map((blocks) => ({ number: 1000 + blocks }));
const problemOf = (age: number, ...ahead: readonly number[]) =>
  signProblem({ at: at(age), heads: heads(...ahead), nowMs: NOW * 1000 }, limits);

describe('the check that a transaction may be signed on the state of its block', () => {
  it.each([
    ['the newest block of all', 2, [0, -1], undefined],
    ['a few blocks below another source', 2, [3], undefined],
    ['clearly below one of them', 2, [0, 4], 'nodeBehind'],
    ['as old as it may be', 30, [], undefined],
    ['older, though nobody has a newer one', 31, [0], 'blockTooOld'],
    ['a block of the future', -60, [], undefined],
  ] as const)('judges the case "%s"', (_what, age, ahead, problem) => {
    expect(problemOf(age, ...ahead)).toBe(problem);
  });

  it('neither another source nor an older block lifts a refusal', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: -100, max: 100 }),
        fc.array(fc.integer({ min: -20, max: 20 })),
        fc.integer({ min: -20, max: 20 }),
        fc.nat(100),
        (age, ahead, another, older) => {
          if (problemOf(age, ...ahead) === undefined) return;
          expect(problemOf(age, ...ahead, another)).toBeDefined();
          expect(problemOf(age + older, ...ahead)).toBeDefined();
        },
      ),
    ));
});
