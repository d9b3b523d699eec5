import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONFIRM_BLOCKS, crossing, unannounced, type CrossingState, type Level } from '#domain/alerts/crossing.ts';
import { balanceLevel, driftBps, lossAtDrift, lockLevel, priceLevel, rewardLevel } from '#domain/alerts/levels.ts';

/** One reading per block from 100 on. @returns the blocks at which the alert fires. */
const firesAt = (levels: readonly Level[], before: CrossingState = unannounced): readonly number[] => {
  let state = before;
  return levels.flatMap((level, i) => {
    const step = crossing(state, 100 + i, level);
    state = step.state;
    return step.fires ? [100 + i] : [];
  });
};

const many = <T>(count: number, value: T): readonly T[] => Array.from({ length: count }, () => value);
const level = fc.constantFrom<Level>('on', 'off', 'between', undefined);

describe('a crossing', () => {
  it('is reported once it has lasted three blocks, and not again while it lasts', () => {
    expect(firesAt(['off', ...many(20, 'on' as const)])).toEqual([104]);
  });

  it('is reported where the figure is there from the first reading on: it crossed while no page was open', () => {
    expect(firesAt(many(5, 'on'))).toEqual([103]);
  });

  it('that a reorg takes back within three blocks is not reported', () => {
    const first = crossing(unannounced, 100, 'on').state;
    // The same and lower blocks again, of the other chain: they are not looked at; the next one decides.
    const again = [99, 100].reduce((state, block) => crossing(state, block, 'off').state, first);
    expect(again).toBe(first);
    const back = crossing(again, 101, 'off');
    expect(back.fires).toBe(false);
    expect(firesAt(['between', 'off', 'off', 'off', 'off'], back.state)).toEqual([]);
  });

  it('is reported again only after the figure was clearly away for three blocks', () => {
    const round = [...many(5, 'on' as const), ...many(5, 'between' as const), ...many(5, 'on' as const)];
    expect(firesAt(round)).toEqual([103]);
    expect(firesAt([...many(5, 'on' as const), 'off', ...many(5, 'on' as const)])).toEqual([103]);
    expect(firesAt([...many(5, 'on' as const), ...many(4, 'off' as const), ...many(4, 'on' as const)])).toEqual([
      103, 112,
    ]);
  });

  it('is never reported for a figure that is not known', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<Level>('off', 'between', undefined), { maxLength: 40 }), (levels) => {
        expect(firesAt(levels)).toEqual([]);
      }),
    );
  });

  it('is reported at most once for each time the figure lasts there and lasts away', () => {
    fc.assert(
      fc.property(fc.array(level, { maxLength: 120 }), (levels) => {
        const fired = firesAt(levels);
        for (const [i, block] of fired.entries()) {
          // It lasted: no reading of the last three blocks differed.
          const run = levels.slice(block - 100 - CONFIRM_BLOCKS, block - 99);
          expect(run.every((entry) => entry === 'on' || entry === undefined)).toBe(true);
          const next = fired[i + 1];
          if (next === undefined) continue;
          const between = levels.slice(block - 100, next - 100).filter((entry) => entry === 'off');
          expect(between.length).toBeGreaterThanOrEqual(2);
        }
      }),
    );
  });

  it('is reported by one of two tabs, however far either of them lags', () => {
    const world = fc.record({
      levels: fc.array(level, { minLength: 1, maxLength: 60 }),
      lags: fc.array(fc.tuple(fc.nat(12), fc.nat(12)), { minLength: 60, maxLength: 60 }),
    });
    fc.assert(
      fc.property(world, ({ levels, lags }) => {
        let state = unannounced;
        let fires = 0;
        let wasOff = true;
        for (const [now] of levels.entries()) {
          for (const lag of lags[now] ?? []) {
            const seen = Math.max(0, now - lag);
            const step = crossing(state, 100 + seen, levels[seen]);
            // Between two tellings the alert was armed by readings of some block above the last telling.
            if (step.fires) {
              expect(wasOff).toBe(true);
              wasOff = false;
              fires += 1;
            }
            if (state.isAnnounced && !step.state.isAnnounced) wasOff = true;
            expect(step.state.at ?? 0).toBeGreaterThanOrEqual(state.at ?? 0);
            state = step.state;
          }
        }
        expect(fires).toBeLessThanOrEqual(firesPossible(levels));
      }),
    );
  });

  it('is not silenced by a node that once claimed a block far above the chain', () => {
    const wrong = crossing(unannounced, 9_000_000, 'on').state;
    expect(firesAt(many(6, 'on'), wrong)).toEqual([103]);
  });
});

/** Number of times that the levels turn to `on`: the maximum of alerts. */
const firesPossible = (levels: readonly Level[]): number =>
  levels.filter((entry, i) => entry === 'on' && levels[i - 1] !== 'on').length;

const fraction = fc.record({ numerator: fc.bigInt(1n, 10n ** 40n), denominator: fc.bigInt(1n, 10n ** 40n) });
const price = { numerator: 2n, denominator: 1n };

describe('levels', () => {
  it('a price alert is on from its threshold, off half a percent away, and unknown for an empty pool', () => {
    const above = { side: 'above', price } as const;
    const at = (bps: bigint) => ({ numerator: 2n * bps, denominator: 10_000n });
    expect([10_000n, 9_999n, 9_951n, 9_950n].map((bps) => priceLevel(above, at(bps)))).toEqual([
      'on',
      'between',
      'between',
      'off',
    ]);
    const below = { side: 'below', price } as const;
    expect([10_000n, 10_001n, 10_049n, 10_050n].map((bps) => priceLevel(below, at(bps)))).toEqual([
      'on',
      'between',
      'between',
      'off',
    ]);
    expect(priceLevel(above, undefined)).toBeUndefined();
    expect(priceLevel(above, { numerator: 5n, denominator: 0n })).toBeUndefined();
    expect(priceLevel(below, { numerator: 0n, denominator: 5n })).toBeUndefined();
  });

  it('above and below are never both off or both clearly reached, but at the threshold itself', () => {
    fc.assert(
      fc.property(fraction, fraction, (threshold, now) => {
        const [above, below] = (['above', 'below'] as const).map((side) => priceLevel({ side, price: threshold }, now));
        expect(above === 'on' || below === 'on').toBe(true);
        if (above === 'on' && below === 'on') {
          expect(now.numerator * threshold.denominator).toBe(threshold.numerator * now.denominator);
        }
      }),
    );
  });

  it('a drift is the same both ways round, and none for equal ratios', () => {
    fc.assert(
      fc.property(fraction, fraction, (a, b) => {
        expect(driftBps(a, b)).toBe(driftBps(b, a));
        expect(driftBps(a, a)).toBe(0n);
      }),
    );
    const one = { numerator: 1n, denominator: 1n };
    const two = { numerator: 2n, denominator: 1n };
    expect(driftBps(one, two)).toBe(10_000n);
    expect(balanceLevel({ ratio: one, bps: 10_000 }, two)).toBe('on');
    expect(balanceLevel({ ratio: one, bps: 10_001 }, two)).toBe('between');
    expect(balanceLevel({ ratio: one, bps: 500 }, one)).toBe('off');
    expect(balanceLevel({ ratio: one, bps: 500 }, undefined)).toBeUndefined();
  });

  it('the impermanent loss at a drift is that of the formula', () => {
    expect([0, 1_000, 10_000, 30_000].map(lossAtDrift)).toEqual([0, 11, 572, 2000]);
  });

  it('a reward is on from its amount, off below nine tenths, and a lock on from its end', () => {
    expect([100n, 99n, 90n, 89n, undefined].map((now) => rewardLevel({ amount: 100n }, now))).toEqual([
      'on',
      'between',
      'between',
      'off',
      undefined,
    ]);
    expect([10, 9, undefined].map((now) => lockLevel({ endTime: 10n }, now))).toEqual(['on', 'off', undefined]);
  });
});
