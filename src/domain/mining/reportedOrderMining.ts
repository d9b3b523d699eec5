import type { PairFactor } from './orderMining.ts';

/**
 * Total earnings of an account's resting orders up to a block, raw; 0 up to block 0 for an account that never earned.
 */
export interface EarnedSum {
  readonly sum: bigint;
  readonly toBlock: number;
}

/** Limit-order mining at `block`, as a service reports it. */
export interface ReportedOrderMining {
  readonly block: number;
  readonly factors: readonly PairFactor[];
  readonly earned: EarnedSum;
  /** Dollars traded in pairs, each trade at its own time. No contract stores them. */
  readonly traded: readonly (Pick<PairFactor, 'token0' | 'token1'> & { readonly dollars: number })[];
  /** Earnings between consecutive blocks, newest first, back to some block; their total does not exceed the sum. */
  readonly versions: readonly { readonly fromBlock: number; readonly toBlock: number; readonly amount: bigint }[];
}

/** The contracts' own values at that block; undefined without an answer. */
export interface ChainOrderMining {
  readonly factors: readonly PairFactor[] | undefined;
  readonly earned: EarnedSum | undefined;
}

const isSame = (a: PairFactor, b: PairFactor): boolean =>
  a.token0 === b.token0 &&
  a.token1 === b.token1 &&
  a.factor === b.factor &&
  a.maxLimit === b.maxLimit &&
  a.minLimit === b.minLimit;

/**
 * True if the report equals the contracts' values; undefined if the contracts did not answer. A service may report
 * additional pairs, because the contract does not name pairs that were replaced.
 */
export const agreesWithMining = (
  reported: ReportedOrderMining,
  { factors, earned }: ChainOrderMining,
): boolean | undefined => {
  if (!factors || !earned) return undefined;
  const isEarned = reported.earned.sum === earned.sum && reported.earned.toBlock === earned.toBlock;
  return isEarned && factors.every((factor) => reported.factors.some((other) => isSame(factor, other)));
};

/** Earnings since a block, raw, and the first block that they cover. Undefined without a report. */
export const earnedSince = (
  { versions }: ReportedOrderMining,
  block: number,
): { readonly fromBlock: number; readonly amount: bigint } | undefined => {
  const since = versions.filter(({ fromBlock }) => fromBlock >= block);
  const oldest = since.at(-1);
  return oldest && { fromBlock: oldest.fromBlock, amount: since.reduce((sum, { amount }) => sum + amount, 0n) };
};

/** Dollars traded in a pair, in any order of its tokens; undefined if not reported. */
export const tradedIn = (
  { traded }: ReportedOrderMining,
  { token0, token1 }: Pick<PairFactor, 'token0' | 'token1'>,
): number | undefined => {
  const tokens = [token0, token1];
  const found = traded.find((pair) => tokens.includes(pair.token0) && tokens.includes(pair.token1));
  return found && found.dollars > 0 ? found.dollars : undefined;
};
