import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earningsOf, unitOf, valuedIn } from '#domain/liquidity/earnings.ts';
import { applyEvents, emptyLedger, type Ledger, type LedgerEvent } from '#domain/liquidity/ledger.ts';
import type { StakeEvent } from '#domain/liquidity/ledgerEvents.ts';
import {
  addCounts,
  joinMarks,
  positionMarks,
  type MoveCounts,
  type PositionMark,
} from '#domain/liquidity/positionMarks.ts';
import {
  ledgerAt,
  movesBetween,
  pointAt,
  pointBlocks,
  timeOfBlock,
  type PositionPoint,
} from '#domain/liquidity/positionPoints.ts';
import { pointValues } from '#domain/liquidity/pointValues.ts';
import type { PoolState } from '#domain/liquidity/types.ts';
import type { Address } from '#domain/tokens/types.ts';

const token0: Address = `0x${'2'.repeat(40)}`;
const token1: Address = `0x${'3'.repeat(40)}`;
const other: Address = `0x${'4'.repeat(40)}`;

const amount = fc.bigInt({ min: 1n, max: 2n ** 100n });

const poolOf = (reserve0: bigint, reserve1: bigint, totalSupply: bigint): PoolState => ({
  ...{ pair: `0x${'1'.repeat(40)}` as const, token0, token1, reserve0, reserve1, totalSupply },
  ...{ kLast: 0n, feeRate: undefined },
});

const pool = fc.tuple(amount, amount).map(([a, b]) => poolOf(a, b, 2n ** 110n));

const deposit: fc.Arbitrary<LedgerEvent> = fc.record({
  kind: fc.constant('deposit' as const),
  blockNumber: fc.nat(5000),
  poolTokens: amount,
  amounts: fc.record({ amount0: amount, amount1: amount }),
  snapshot: fc.record({ reserve0: amount, reserve1: amount, supply: amount }),
});
const stake: fc.Arbitrary<StakeEvent> = fc.record({
  kind: fc.constantFrom('stake' as const, 'unstake' as const),
  blockNumber: fc.nat(5000),
  staked: amount,
});

const inOrder = <T extends { readonly blockNumber: number }>(list: readonly T[]): readonly T[] =>
  list.toSorted((a, b) => a.blockNumber - b.blockNumber);

/** Each deposit, half of which is withdrawn in a later block. */
const events = fc
  .array(deposit, { minLength: 1, maxLength: 200 })
  .map((deposits) =>
    inOrder(
      deposits.flatMap((event): readonly LedgerEvent[] => [
        event,
        { ...event, kind: 'withdrawal', poolTokens: event.poolTokens / 2n, blockNumber: event.blockNumber + 7 },
      ]),
    ).filter(({ poolTokens }) => poolTokens > 0n),
  );
const moves = fc.record({ events, stakes: fc.array(stake, { maxLength: 60 }).map(inOrder) });

interface Found {
  readonly events: readonly LedgerEvent[];
  readonly stakes: readonly StakeEvent[];
}

const marksOf = (found: Found) => {
  const marks = positionMarks(emptyLedger, found);
  if (!marks.ok) throw new Error(marks.error.code);
  return marks.value;
};

/** Ledger after the moves up to a block, all together. */
const ledgerUpTo = ({ events: all, stakes }: Found, block = Infinity): Ledger => {
  const isIn = ({ blockNumber }: { readonly blockNumber: number }): boolean => blockNumber <= block;
  const whole = applyEvents(emptyLedger, all.filter(isIn));
  if (!whole.ok) throw new Error(whole.error.code);
  return { ...whole.value, staked: stakes.findLast(isIn)?.staked ?? 0n };
};

const total = (marks: readonly PositionMark[]): MoveCounts =>
  marks.reduce((sum: MoveCounts, mark) => addCounts(sum, mark.moves), {});

describe('marks of a position', () => {
  it('ascend by block, count every move once, and end with the ledger of all events', () => {
    fc.assert(
      fc.property(moves, (found) => {
        const marks = marksOf(found);
        const joined = joinMarks(marks);
        for (const list of [marks, joined]) {
          const blocks = list.map(({ blockNumber }) => blockNumber);
          expect(blocks).toEqual([...new Set(blocks)].toSorted((a, b) => a - b));
          expect(list.at(-1)?.ledger).toEqual(ledgerUpTo(found));
          const of = (kind: string): number =>
            [...found.events, ...found.stakes].filter((event) => event.kind === kind).length;
          const counts = total(list);
          for (const kind of ['deposit', 'withdrawal', 'stake', 'unstake'] as const)
            expect(counts[kind] ?? 0).toBe(of(kind));
        }
        expect(joined.length).toBeLessThanOrEqual(100);
      }),
      { numRuns: 50 },
    );
  });

  it('give the ledger of all events up to a block', () => {
    fc.assert(
      fc.property(moves, fc.nat(5100), (found, block) => {
        expect(ledgerAt(marksOf(found), block)).toEqual(ledgerUpTo(found, block));
      }),
      { numRuns: 50 },
    );
  });

  it('are none where more leaves than arrived', () => {
    const [event] = fc.sample(deposit, 1);
    const withdrawal = event && { ...event, kind: 'withdrawal' as const };
    expect(positionMarks(emptyLedger, { events: withdrawal ? [withdrawal] : [], stakes: [] })).toEqual({
      ok: false,
      error: { code: 'unaccounted' },
    });
  });
});

describe('points of a position', () => {
  it('are at most 199 ascending blocks with all marks, from the first to the newest', () => {
    fc.assert(
      fc.property(moves, fc.nat(4_000_000), (found, more) => {
        const marks = joinMarks(marksOf(found));
        const toBlock = (marks.at(-1)?.blockNumber ?? 0) + more;
        const blocks = pointBlocks(marks, toBlock);
        expect(blocks.length).toBeLessThanOrEqual(199);
        expect(blocks).toEqual([...new Set(blocks)].toSorted((a, b) => a - b));
        expect(blocks).toEqual(expect.arrayContaining(marks.map(({ blockNumber }) => blockNumber)));
        expect(blocks[0]).toBe(marks[0]?.blockNumber);
        expect(blocks.at(-1)).toBe(toBlock);
      }),
      { numRuns: 50 },
    );
    expect(pointBlocks([], 9)).toEqual([]);
  });

  it('have all moves exactly once', () => {
    fc.assert(
      fc.property(moves, (found) => {
        const marks = marksOf(found);
        const blocks = pointBlocks(joinMarks(marks), 5100);
        const counted = blocks.map((block, i) => movesBetween(marks, blocks[i - 1] ?? -1, block));
        expect(counted.reduce(addCounts, {})).toEqual(total(marks));
      }),
      { numRuns: 30 },
    );
  });

  it('have times on a line between the known ones', () => {
    const known = [
      { blockNumber: 10, timestamp: 1000 },
      { blockNumber: 20, timestamp: 1100 },
      { blockNumber: 24, timestamp: 1900 },
    ];
    expect([9, 10, 15, 20, 23, 24, 30].map((block) => timeOfBlock(known, block))).toEqual([
      1000, 1000, 1050, 1100, 1700, 1900, 1900,
    ]);
  });
});

const MYT_LIKE = { side: 'token1', decimals: 6 } as const;

describe('values of points', () => {
  it('are those of the earnings at that pool, in its own price, and the fees of all withdrawals', () => {
    fc.assert(
      fc.property(moves, fc.array(pool, { minLength: 1, maxLength: 8 }), (found, pools) => {
        const marks = marksOf(found);
        const points = pools.map((state, i) =>
          pointAt(marks, { blockNumber: (i + 1) * 600, timestamp: i }, state, i * 600),
        );
        pointValues(points, MYT_LIKE, []).forEach((shown, i) => {
          const [state, block] = [pools[i], (i + 1) * 600];
          const upTo = applyEvents(
            emptyLedger,
            found.events.filter(({ blockNumber }) => blockNumber <= block),
          );
          if (!state || !upTo.ok) throw new Error('no pool');
          const unit = unitOf(state, 'token1', 6);
          const expected = unit && valuedIn(unit, earningsOf(upTo.value, state));
          expect(shown.values).toEqual(expected);
          expect(shown.fees).toBe(expected && expected.fees + expected.realisedFees);
        });
      }),
      { numRuns: 30 },
    );
  });

  const state = poolOf(1000n, 4000n, 1000n);
  const pointsOf = (states: readonly (PoolState | undefined)[]): readonly PositionPoint[] =>
    states.map((each, i) => pointAt([], { blockNumber: i * 10, timestamp: i }, each, (i - 1) * 10));

  it('are unknown, never 0, for an unknown or empty pool', () => {
    const [unknown, empty, known] = pointValues(pointsOf([undefined, poolOf(0n, 0n, 0n), state]), MYT_LIKE, []);
    expect([unknown?.values, unknown?.fees, empty?.values]).toEqual([undefined, undefined, undefined]);
    expect(known?.values).toMatchObject({ now: 0n, held: 0n });
  });

  it('have the rewards up to each block, at the price of each block', () => {
    const claims = [
      { blockNumber: 20, token: token1, amount: 8n },
      { blockNumber: 5, token: token0, amount: 3n },
    ];
    const values = pointValues(pointsOf([state, state, state]), MYT_LIKE, claims);
    expect(values.map(({ rewardValue }) => rewardValue)).toEqual([0n, 12n, 20n]);
    expect(values.map((point) => point.claims)).toEqual([0, 1, 1]);
    expect(values[2]?.rewards).toEqual(
      new Map([
        [token0, 3n],
        [token1, 8n],
      ]),
    );
  });

  it('are unknown for rewards in another token, or for an unfinished search', () => {
    const claims = [{ blockNumber: 0, token: other, amount: 3n }];
    const [foreign] = pointValues(pointsOf([state]), MYT_LIKE, claims);
    expect(foreign).toMatchObject({ rewards: new Map([[other, 3n]]), rewardValue: undefined });
    const [open] = pointValues(pointsOf([state]), MYT_LIKE, undefined);
    expect(open).toMatchObject({ rewards: undefined, rewardValue: undefined, claims: 0 });
  });
});
