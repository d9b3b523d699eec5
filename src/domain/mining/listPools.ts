import type { Fraction } from '../amounts/fraction.ts';

/** What a list of mining pools is made by. */
export interface ListedMining {
  readonly pid: bigint;
  readonly allocPoint: bigint;
  /** Raw; undefined while unknown. */
  readonly staked: bigint | undefined;
  readonly isFinished: boolean;
}

export const miningViews = ['active', 'staked', 'finished'] as const;

/** Which pools are listed: those that pay, those with an own stake, those that pay nothing any more. */
export type MiningView = (typeof miningViews)[number];

const isIn: Readonly<Record<MiningView, (pool: ListedMining) => boolean>> = {
  active: ({ isFinished }) => !isFinished,
  staked: ({ staked = 0n }) => staked > 0n,
  finished: ({ isFinished }) => isFinished,
};

/** What a list can be sorted by: the part of the rewards, the yield, the own stake and the whole stake in dollars. */
export const miningOrders = ['part', 'yield', 'own', 'total'] as const;

export type MiningOrdering = (typeof miningOrders)[number];

/** What is known of a pool to sort it by. */
export type MiningFigures = Readonly<Record<Exclude<MiningOrdering, 'part'>, Fraction | undefined>>;

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : Number(a > b));

/** The larger first; what is unknown last. */
const compareFigures = (a: Fraction | undefined, b: Fraction | undefined): number => {
  if (!a || !b) return Number(!a) - Number(!b);
  return compare(b.numerator * a.denominator, a.numerator * b.denominator);
};

/** The pools of a view: the larger their part of the rewards the earlier, those that pay nothing last. */
export const listPools = <P extends ListedMining>(pools: readonly P[], view: MiningView): readonly P[] =>
  pools
    .filter(isIn[view])
    .toSorted(
      (a, b) =>
        Number(a.isFinished) - Number(b.isFinished) || compare(b.allocPoint, a.allocPoint) || compare(a.pid, b.pid),
    );

/** A list sorted anew by a figure, the largest first and what is unknown last; equal ones stay in their order. */
export const sortPools = <P>(
  pools: readonly P[],
  order: MiningOrdering,
  figuresOf: (pool: P) => MiningFigures | undefined,
): readonly P[] =>
  order === 'part'
    ? pools
    : pools
        .map((pool) => ({ pool, figure: figuresOf(pool)?.[order] }))
        .toSorted((a, b) => compareFigures(a.figure, b.figure))
        .map(({ pool }) => pool);
