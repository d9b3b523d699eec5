import { expect, it } from 'vitest';
import type { PointValues } from '#domain/liquidity/pointValues.ts';
import type { ValuedEarnings } from '#domain/liquidity/earnings.ts';
import { pictureText, withoutAddress } from '#features/positionHistory/drawPicture.ts';
import { drawing, graphOf, nearest, placeMarks, pointAfterKey } from '#features/positionHistory/graph.ts';

const point = (timestamp: number, now: bigint | undefined, more: Partial<PointValues> = {}): PointValues => ({
  ...{ timestamp, moves: {}, rewards: new Map(), rewardValue: undefined, claims: 0 },
  values: now === undefined ? undefined : ({ now, held: 100n } as ValuedEarnings),
  fees: now === undefined ? undefined : 5n,
  ...more,
});

const points = [
  point(0, 100n, { moves: { deposit: 2, stake: 1 } }),
  point(25, undefined),
  point(50, 300n, { claims: 1 }),
  point(100, 200n, { moves: { withdrawal: 1 } }),
];
const graph = graphOf(points);
const { left, right, top, bottom } = drawing.values;

it('places points by time and value', () => {
  expect(graph.xs).toEqual([left, (left + right) / 2 - (right - left) / 4, (left + right) / 2, right]);
  expect(graph.ys).toEqual([bottom, undefined, top, (top + bottom) / 2]);
  expect([graph.values, graph.earned]).toEqual([
    { low: 100n, high: 300n },
    { low: 0n, high: 5n },
  ]);
});

it('stacks the marks of one point', () => {
  expect(placeMarks(graph).map(({ kind, count, x, y }) => [kind, count, x, y])).toEqual([
    ['deposit', 2, left, bottom],
    ['stake', 1, left, bottom - 11],
    ['claim', 1, graph.xs[2], top],
    ['withdrawal', 1, right, (top + bottom) / 2],
  ]);
});

it('finds the next point to a pointer, the later one of equal points', () => {
  expect([-50, left + 1, (left + right) / 2 + 3, 999].map((x) => nearest(graph.xs, x))).toEqual([0, 0, 2, 3]);
});

it.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 3, 3],
  ['ArrowLeft', 0, 0],
  ['PageUp', 0, 2],
  ['PageDown', 2, 0],
  ['Home', 3, 0],
  ['End', 0, 3],
  ['Tab', 1, undefined],
])('the key %s leads from %i to %s', (key, from, to) => {
  expect(pointAfterKey(key, from, graph)).toBe(to);
});

it('has no path without a known value, and no rewards without any', () => {
  const unknown = graphOf([point(0, undefined), point(1, undefined)]);
  expect(Object.values(unknown.paths)).toEqual(['', '', '', '']);
  expect([unknown.values, unknown.earned]).toEqual([undefined, undefined]);
  expect(graph.paths.rewards).toBe('');
});

it('a picture names no token by an address', () => {
  expect(withoutAddress('0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174', '–')).toBe('–');
  expect(withoutAddress('MYT', '–')).toBe('MYT');
  const lines = { now: 'Now', held: 'Held', fees: 'Fees', rewards: 'Rewards' };
  const picture = { pair: 'A/B', exchange: 'X', figures: [{ label: 'Time', value: '3 days' }], lines, graph };
  expect(pictureText(picture)).toBe('A/B · X · Time: 3 days');
});
