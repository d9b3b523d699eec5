import type { PointValues } from '#domain/liquidity/pointValues.ts';
import type { MoveKind } from '#domain/liquidity/positionMarks.ts';

interface Room {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const drawing = {
  width: 360,
  height: 208,
  values: { left: 6, right: 354, top: 16, bottom: 122 },
  earned: { left: 6, right: 354, top: 148, bottom: 200 },
} as const satisfies { readonly width: number; readonly height: number; readonly values: Room; readonly earned: Room };

export type MarkKind = MoveKind | 'claim';
export const markKinds: readonly MarkKind[] = ['deposit', 'withdrawal', 'stake', 'unstake', 'claim'];

type Series = readonly (bigint | undefined)[];

interface Span {
  readonly low: bigint;
  readonly high: bigint;
}

export interface Graph {
  readonly xs: readonly number[];
  /** SVG path data; an unknown point leaves a gap. */
  readonly paths: Readonly<Record<'now' | 'held' | 'fees' | 'rewards', string>>;
  /** Height of the position at each point; undefined if unknown. */
  readonly ys: readonly (number | undefined)[];
  readonly marks: readonly { readonly index: number; readonly kind: MarkKind; readonly count: number }[];
  readonly values: Span | undefined;
  readonly earned: Span | undefined;
}

const spanOf = (series: readonly Series[], least?: bigint): Span | undefined => {
  const known = series.flat().filter((value) => value !== undefined);
  if (known.length === 0) return undefined;
  let [low = 0n, high = low] = [least ?? known[0], least ?? known[0]];
  for (const value of known) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return { low, high };
};

const STEPS = 100_000n;

const yAt = (value: bigint, { low, high }: Span, { top, bottom }: Room): number => {
  if (high === low) return (top + bottom) / 2;
  const share = Number(((value - low) * STEPS) / (high - low)) / Number(STEPS);
  return Math.round((bottom - share * (bottom - top)) * 100) / 100;
};

const heightsOf = (series: Series, span: Span | undefined, room: Room): readonly (number | undefined)[] =>
  series.map((value) => (value === undefined || !span ? undefined : yAt(value, span, room)));

/** A known point between unknown ones becomes a dot. */
const pathOf = (xs: readonly number[], ys: readonly (number | undefined)[]): string =>
  ys
    .map((y, i) => {
      if (y === undefined) return '';
      const before = i > 0 ? ys[i - 1] : undefined;
      return before === undefined ? `M${xs[i]} ${y}h0` : `L${xs[i]} ${y}`;
    })
    .join('');

const xsOf = (points: readonly PointValues[], { left, right }: Room): readonly number[] => {
  const [first = 0, last = 0] = [points[0]?.timestamp, points.at(-1)?.timestamp];
  const seconds = Math.max(1, last - first);
  return points.map(
    ({ timestamp }) => Math.round((left + ((timestamp - first) / seconds) * (right - left)) * 100) / 100,
  );
};

export const countsOf = ({ moves, claims }: Pick<PointValues, 'moves' | 'claims'>) =>
  markKinds.flatMap((kind) => {
    const count = kind === 'claim' ? claims : (moves[kind] ?? 0);
    return count > 0 ? [{ kind, count }] : [];
  });

/**
 * Position and holding are in the upper part with their own range, fees and rewards in the lower part from 0.
 * @param points in order of time
 */
export const graphOf = (points: readonly PointValues[]): Graph => {
  const xs = xsOf(points, drawing.values);
  const now = points.map(({ values }) => values?.now);
  const held = points.map(({ values }) => values?.held);
  const fees = points.map((point) => point.fees);
  const isRewarded = points.some(({ rewards }) => rewards !== undefined && rewards.size > 0);
  const rewards = points.map(({ rewardValue }) => (isRewarded ? rewardValue : undefined));
  const [values, earned] = [spanOf([now, held]), spanOf([fees, rewards], 0n)];
  const ys = heightsOf(now, values, drawing.values);
  return {
    xs,
    ys,
    values,
    earned,
    paths: {
      now: pathOf(xs, ys),
      held: pathOf(xs, heightsOf(held, values, drawing.values)),
      fees: pathOf(xs, heightsOf(fees, earned, drawing.earned)),
      rewards: pathOf(xs, heightsOf(rewards, earned, drawing.earned)),
    },
    marks: points.flatMap((point, index) => countsOf(point).map((found) => ({ ...found, index }))),
  };
};

/** SVG path data of marks around the point 0 0. */
export const shapes: Readonly<Record<MarkKind, string>> = {
  deposit: 'M0 -5L5 4H-5Z',
  withdrawal: 'M0 5L5 -4H-5Z',
  stake: 'M-4 -4H4V4H-4Z',
  unstake: 'M-4 -4H4V4H-4ZM-2 -2V2H2V-2Z',
  claim: 'M0 -5L5 0L0 5L-5 0Z',
};

const STEP = 11;

/** Several marks of one point form a column; the first one is on the line. */
export const placeMarks = ({ marks, xs, ys }: Graph) =>
  marks.map(({ index, kind, count }, i) => {
    const above = marks.slice(0, i).filter((mark) => mark.index === index).length;
    const y = (ys[index] ?? drawing.values.bottom) - above * STEP;
    return { index, kind, count, x: xs[index] ?? 0, y: Math.max(5, y) };
  });

export const nearest = (xs: readonly number[], x: number): number => {
  let found = 0;
  xs.forEach((each, i) => {
    if (Math.abs(each - x) <= Math.abs((xs[found] ?? 0) - x)) found = i;
  });
  return found;
};

/** Point that a key moves to; undefined for other keys. Page keys move to the next point with a mark. */
export const pointAfterKey = (key: string, index: number, { xs, marks }: Graph): number | undefined => {
  const last = xs.length - 1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, index + 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, index - 1);
    case 'PageUp':
      return marks.find((mark) => mark.index > index)?.index ?? last;
    case 'PageDown':
      return marks.findLast((mark) => mark.index < index)?.index ?? 0;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
};
