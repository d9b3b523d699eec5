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

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : Number(a > b));

/** The pools of a view: the larger their part of the rewards the earlier, those that pay nothing last. */
export const listPools = <P extends ListedMining>(pools: readonly P[], view: MiningView): readonly P[] =>
  pools
    .filter(isIn[view])
    .toSorted(
      (a, b) =>
        Number(a.isFinished) - Number(b.isFinished) || compare(b.allocPoint, a.allocPoint) || compare(a.pid, b.pid),
    );
