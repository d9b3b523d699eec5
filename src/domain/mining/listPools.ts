import type { Fraction } from '../amounts/fraction.ts';

interface ListedMining {
  readonly pid: bigint;
  readonly allocPoint: bigint;
  readonly staked: bigint | undefined;
  readonly isFinished: boolean;
}

export const miningViews = ['active', 'staked', 'finished'] as const;

export type MiningView = (typeof miningViews)[number];

const isIn: Readonly<Record<MiningView, (pool: ListedMining) => boolean>> = {
  active: ({ isFinished }) => !isFinished,
  staked: ({ staked = 0n }) => staked > 0n,
  finished: ({ isFinished }) => isFinished,
};

export const miningOrders = ['part', 'yield', 'own', 'total'] as const;

export type MiningOrdering = (typeof miningOrders)[number];

export type MiningFigures = Readonly<Record<Exclude<MiningOrdering, 'part'>, Fraction | undefined>>;

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : Number(a > b));

const compareFigures = (a: Fraction | undefined, b: Fraction | undefined): number => {
  if (!a || !b) return Number(!a) - Number(!b);
  return compare(b.numerator * a.denominator, a.numerator * b.denominator);
};

/** Pools of a view by share of the rewards, descending; finished pools come last. */
export const listPools = <P extends ListedMining>(pools: readonly P[], view: MiningView): readonly P[] =>
  pools
    .filter(isIn[view])
    .toSorted(
      (a, b) =>
        Number(a.isFinished) - Number(b.isFinished) || compare(b.allocPoint, a.allocPoint) || compare(a.pid, b.pid),
    );

/** Sorted pools, largest first. Unknown values come last; ties keep their order. */
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
