import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextStep, startSearch, withCounts, withoutBlocks } from '#domain/transactions/nonceSearch.ts';

const NONCE = 4;

interface Node {
  readonly minedAt: number;
  readonly oldestCount: number;
}

/** Searches on a node that mined the nonce in one block and reports counts from another on. */
const run = (low: number, high: number, { minedAt, oldestCount }: Node) => {
  let search = startSearch(low, high);
  for (let steps = 1; steps < 200; steps += 1) {
    const step = nextStep(search);
    if (step.kind === 'over') return { found: undefined, steps };
    if (step.kind === 'blocks') {
      if (step.blocks.includes(minedAt)) return { found: minedAt, steps };
      search = withoutBlocks(search, step.blocks);
      continue;
    }
    const countAt = (block: number) => (block < oldestCount ? undefined : NONCE + Number(block >= minedAt));
    search = withCounts(
      search,
      NONCE,
      step.blocks.map((block) => ({ block, count: countAt(block) })),
    );
  }
  return { found: undefined, steps: Infinity };
};

describe('the search for the block in which a nonce was used', () => {
  it('finds it in any range, in a handful of steps', () => {
    const range = fc.tuple(fc.nat(1_000_000), fc.integer({ min: 1, max: 100_000 }), fc.nat(100_000));
    fc.assert(
      fc.property(range, ([low, width, offset]) => {
        const minedAt = low + 1 + (offset % width);
        const { found, steps } = run(low, low + width, { minedAt, oldestCount: 0 });
        expect(found).toBe(minedAt);
        expect(steps).toBeLessThanOrEqual(12);
      }),
    );
  });

  it.each([
    ['within 96 blocks', 905, 905],
    ['not further back', 904, undefined],
  ])('reads whole blocks from the top without past counts: %s', (_name, minedAt, expected) => {
    expect(run(0, 1000, { minedAt, oldestCount: 1001 }).found).toBe(expected);
  });

  it('a node with only recent transaction counts is enough', () => {
    expect(run(0, 1000, { minedAt: 990, oldestCount: 700 }).found).toBe(990);
  });

  it('ends if the range has no match', () => {
    expect(run(10, 14, { minedAt: 20, oldestCount: 0 }).found).toBeUndefined();
    expect(nextStep(startSearch(10, 10))).toEqual({ kind: 'over' });
  });

  it('retries a block that could not be read, but not forever', () => {
    let search = startSearch(0, 3);
    search = withoutBlocks(search, [2, 1]);
    expect(nextStep(search)).toEqual({ kind: 'blocks', blocks: [3, 2, 1] });
    for (let silent = 0; silent < 96; silent += 1) search = withoutBlocks(search, []);
    expect(nextStep(search)).toEqual({ kind: 'over' });
  });
});
