import type { Fraction } from '#domain/amounts/fraction.ts';
import { powerOfTen } from '#domain/amounts/integers.ts';
import { abbreviate } from '#domain/format/abbreviate.ts';
import type { Grouping } from '#domain/orderBook/groupingSizes.ts';
import type { Ladder, LadderRow } from '#domain/orderBook/buildLadder.ts';
import { ladderViewOf, type LadderSideName, type LevelView } from './ladderView.ts';
import type { Market } from '../shared/tradeMarket.ts';

/** `x`: outer edge of the level in percent of the width. */
export interface DepthStep {
  readonly side: LadderSideName;
  readonly level: LevelView;
  readonly x: number;
}

export interface DepthView {
  /** Lowest price to highest: bids worst first, then asks best first. */
  readonly steps: readonly DepthStep[];
  readonly firstAsk: number;
  /** Percent from the left and the top, for orders with the pool and for orders alone. */
  readonly outlines: readonly DepthOutline[];
  /** `y`: percent from the top. */
  readonly amounts: readonly { readonly text: string; readonly y: number }[];
}

export interface DepthOutline {
  readonly side: LadderSideName;
  readonly source: 'book' | 'pool';
  readonly corners: readonly Corner[];
}

type Corner = readonly [x: number, y: number];

const MIDDLE = 50;
const SCALE = 1_000_000n;

/** Distance in millionths of the middle price. */
const distanceOf = (price: Fraction, mid: Fraction): number => {
  const share = (SCALE * price.numerator * mid.denominator) / (price.denominator * mid.numerator);
  return Math.abs(Number(share - SCALE));
};

const cornersOf = (steps: readonly DepthStep[], heightOf: (level: LevelView) => number): readonly Corner[] => {
  const corners: Corner[] = [[MIDDLE, 100]];
  let from = MIDDLE;
  for (const { level, x } of steps) {
    const y = 100 - heightOf(level);
    corners.push([from, y], [x, y]);
    from = x;
  }
  return [...corners, [from, 100]];
};

const AXIS_PARTS = 4;

/** Even steps from the deepest amount (raw base) downwards; zero has no label. */
const amountsOf = (deepest: bigint, decimals: number): DepthView['amounts'] =>
  Array.from({ length: AXIS_PARTS }, (_, at) => ({
    text: abbreviate({
      numerator: deepest * BigInt(AXIS_PARTS - at),
      denominator: powerOfTen(decimals) * BigInt(AXIS_PARTS),
    }),
    y: (100 * at) / AXIS_PARTS,
  }));

/** Undefined without a middle price or levels. */
export const depthViewOf = (ladder: Ladder, market: Market, grouping: Grouping): DepthView | undefined => {
  const { mid } = ladder;
  if (!mid) return undefined;
  const farthest = Math.max(
    ...[ladder.asks.at(-1), ladder.bids.at(-1)].map((row) => (row ? distanceOf(row.price, mid) : 0)),
  );
  if (farthest === 0) return undefined;
  const views = ladderViewOf(ladder, market, grouping, undefined);
  const sideOf = (side: LadderSideName): readonly DepthStep[] => {
    const sign = side === 'asks' ? 1 : -1;
    const xOf = (row: LadderRow): number => MIDDLE + (sign * MIDDLE * distanceOf(row.price, mid)) / farthest;
    return ladder[side].flatMap((row, i) => {
      const level = views[side][i];
      return level ? [{ side, level, x: xOf(row) }] : [];
    });
  };
  const [bids, asks] = [sideOf('bids'), sideOf('asks')];
  const deepest = [ladder.asks.at(-1), ladder.bids.at(-1)].reduce(
    (max, row) => (row && row.cumulative > max ? row.cumulative : max),
    0n,
  );
  const outlinesOf = (side: LadderSideName, steps: readonly DepthStep[]): readonly DepthOutline[] => [
    { side, source: 'pool', corners: cornersOf(steps, ({ depth }) => depth) },
    { side, source: 'book', corners: cornersOf(steps, ({ bookDepth }) => bookDepth) },
  ];
  return {
    steps: [...bids.toReversed(), ...asks],
    firstAsk: bids.length,
    outlines: [...outlinesOf('bids', bids), ...outlinesOf('asks', asks)],
    amounts: amountsOf(deepest, market.base.decimals),
  };
};

/** @param x percent of the width; beyond the ends counts as the outermost step */
export const stepAt = ({ steps, firstAsk }: DepthView, x: number): number => {
  const last = steps.length - 1;
  if (x >= MIDDLE && firstAsk <= last) {
    const found = steps.findIndex((step, i) => i >= firstAsk && step.x >= x);
    return found === -1 ? last : found;
  }
  const found = steps.findLastIndex((step, i) => i < firstAsk && step.x <= x);
  return Math.max(0, found);
};
