import type { PairFactor } from './orderMining.ts';

interface EarnedSum {
  readonly sum: bigint;
  readonly toBlock: number;
}

export interface ReportedOrderMining {
  readonly block: number;
  readonly factors: readonly PairFactor[];
  readonly earned: EarnedSum;
  /** Dollars traded, each trade at the prices of its time. No contract stores them. */
  readonly traded: readonly (Pick<PairFactor, 'token0' | 'token1'> & { readonly dollars: number })[];
  /** Earnings between consecutive blocks, newest first; their total does not exceed the sum. */
  readonly versions: readonly { readonly fromBlock: number; readonly toBlock: number; readonly amount: bigint }[];
}

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
 * True if a report agrees with the contracts. It may have more pairs, because the contract does not name replaced
 * ones. Undefined without the contracts' answer.
 */
export const agreesWithMining = (
  reported: ReportedOrderMining,
  { factors, earned }: ChainOrderMining,
): boolean | undefined => {
  if (!factors || !earned) return undefined;
  const isEarned = reported.earned.sum === earned.sum && reported.earned.toBlock === earned.toBlock;
  return isEarned && factors.every((factor) => reported.factors.some((other) => isSame(factor, other)));
};

/** Raw earnings since a block, and the first block that they cover. */
export const earnedSince = (
  { versions }: ReportedOrderMining,
  block: number,
): { readonly fromBlock: number; readonly amount: bigint } | undefined => {
  const since = versions.filter(({ fromBlock }) => fromBlock >= block);
  const oldest = since.at(-1);
  return oldest && { fromBlock: oldest.fromBlock, amount: since.reduce((sum, { amount }) => sum + amount, 0n) };
};

/** Dollars traded in a pair, tokens in any order; undefined if not reported, or not above 0. */
export const tradedIn = (
  { traded }: ReportedOrderMining,
  { token0, token1 }: Pick<PairFactor, 'token0' | 'token1'>,
): number | undefined => {
  const tokens = [token0, token1];
  const found = traded.find((pair) => tokens.includes(pair.token0) && tokens.includes(pair.token1));
  return found && found.dollars > 0 ? found.dollars : undefined;
};
