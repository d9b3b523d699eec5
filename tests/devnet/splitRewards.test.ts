import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitRewards } from '../../e2e/devnet/splitRewards.ts';

const above = fc.bigInt({ min: 1n, max: 10n ** 30n });

describe('the split', () => {
  const pairs = fc.array(
    fc.record({ factor: fc.bigInt(0n, 1000n), weights: fc.array(fc.bigInt(0n, 10n ** 24n), { maxLength: 8 }) }),
    { maxLength: 5 },
  );

  it('never gives more than there is, and a larger weight of a pair never less', () => {
    fc.assert(
      fc.property(above, pairs, (rewards, weighed) => {
        const split = splitRewards(rewards, weighed);
        const sum = split.flat().reduce((total, entry) => total + entry, 0n);
        expect(sum).toBeLessThanOrEqual(rewards);
        weighed.forEach(({ weights }, i) => {
          const sorted = weights.map((weight, k) => ({ weight, reward: split[i]?.[k] ?? 0n }));
          sorted.sort((a, b) => (a.weight < b.weight ? -1 : 1));
          sorted.slice(1).forEach(({ reward }, k) => expect(reward).toBeGreaterThanOrEqual(sorted[k]?.reward ?? 0n));
        });
      }),
    );
  });

  it('longer never earns less: two stretches of blocks earn what the whole earns, to rounding', () => {
    fc.assert(
      fc.property(above, above, pairs, (first, second, weighed) => {
        const [a, b, whole] = [first, second, first + second].map((entry) => splitRewards(entry, weighed).flat());
        whole?.forEach((reward, i) => {
          const parts = (a?.[i] ?? 0n) + (b?.[i] ?? 0n);
          expect(reward - parts >= 0n && reward - parts <= 2n).toBe(true);
        });
      }),
    );
  });

  it('agrees with a table computed by hand', () => {
    const split = splitRewards(1000n, [
      { factor: 60n, weights: [1n, 2n] },
      { factor: 30n, weights: [] },
      { factor: 10n, weights: [0n, 5n] },
    ]);
    expect(split).toEqual([[200n, 400n], [], [0n, 100n]]);
    expect(splitRewards(1000n, [{ factor: 0n, weights: [1n] }])).toEqual([[0n]]);
  });
});
