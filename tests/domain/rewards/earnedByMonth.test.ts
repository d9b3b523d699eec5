import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earnedByMonth, type EarnedMove } from '#domain/rewards/earnedByMonth.ts';
import type { Address } from '#domain/tokens/types.ts';

const MYT: Address = `0x${'1'.repeat(40)}`;
const USDC: Address = `0x${'2'.repeat(40)}`;
const at = (text: string): number => Date.parse(text) / 1000;
const utc = () => 0;

type Programme = 'farm' | 'lock';
const move = (change: Partial<EarnedMove<Programme>>): EarnedMove<Programme> => ({
  ...{ programme: 'farm', token: MYT, amount: 5n, timestamp: at('2026-03-31T23:30:00Z') },
  ...change,
});

describe('rewards by month', () => {
  it('are summed by programme and token, newest month first; a month without a reward is left out', () => {
    const january = { timestamp: at('2026-01-01T00:00:00Z') };
    const { months, undated } = earnedByMonth(
      [move({}), move({ amount: 2n }), move({ token: USDC }), move({ programme: 'lock', ...january })],
      utc,
    );
    expect(months).toEqual([
      {
        month: '2026-03',
        programmes: new Map([
          [
            'farm',
            new Map([
              [MYT, 7n],
              [USDC, 5n],
            ]),
          ],
        ]),
      },
      { month: '2026-01', programmes: new Map([['lock', new Map([[MYT, 5n]])]]) },
    ]);
    expect(undated).toBe(0);
  });

  it('begin at midnight of the chosen zone', () => {
    const monthOf = (offset: number) => earnedByMonth([move({})], () => offset).months[0]?.month;
    expect([monthOf(0), monthOf(3600), monthOf(-3600)]).toEqual(['2026-03', '2026-04', '2026-03']);
  });

  it('count every reward once: sums over months and rewards of an unknown time are all rewards', () => {
    const anyMove = fc.record({
      programme: fc.constantFrom<Programme>('farm', 'lock'),
      token: fc.constantFrom(MYT, USDC),
      amount: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
      timestamp: fc.option(fc.integer({ min: 1_600_000_000, max: 1_900_000_000 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(anyMove), (moves) => {
        const { months, undated } = earnedByMonth(moves, utc);
        const sum = months
          .flatMap(({ programmes }) => [...programmes.values()].flatMap((tokens) => [...tokens.values()]))
          .reduce((all, amount) => all + amount, 0n);
        const dated = moves.filter(({ timestamp }) => timestamp !== undefined);
        expect(sum).toBe(dated.reduce((all, { amount }) => all + amount, 0n));
        expect(undated).toBe(moves.length - dated.length);
        expect(months.map(({ month }) => month)).toEqual(
          months
            .map(({ month }) => month)
            .toSorted()
            .toReversed(),
        );
      }),
    );
  });
});
