import type { PairFactor } from './orderMining.ts';

/** All that an account's resting orders earned up to a block, raw; nothing up to block 0 for one that never earned. */
export interface EarnedSum {
  readonly sum: bigint;
  readonly toBlock: number;
}

/** What a service tells of limit-order mining at `block`. */
export interface ToldOrderMining {
  readonly block: number;
  readonly factors: readonly PairFactor[];
  readonly earned: EarnedSum;
  /** Dollars that were traded in pairs, each trade at its own time. No contract keeps them. */
  readonly traded: readonly (Pick<PairFactor, 'token0' | 'token1'> & { readonly dollars: number })[];
  /** What was earned between two blocks each time, newest first, back to some block; together not above the sum. */
  readonly versions: readonly { readonly fromBlock: number; readonly toBlock: number; readonly amount: bigint }[];
}

/** The same by the contracts at that block; what they did not answer is undefined. */
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
 * Whether what was told is what the contracts say; undefined where they said nothing. A service may name further pairs: the
 * contract does not say which pair another one replaced.
 */
export const agreesWithMining = (told: ToldOrderMining, { factors, earned }: ChainOrderMining): boolean | undefined => {
  if (!factors || !earned) return undefined;
  const isEarned = told.earned.sum === earned.sum && told.earned.toBlock === earned.toBlock;
  return isEarned && factors.every((one) => told.factors.some((other) => isSame(one, other)));
};

/** What was earned since a block, raw, and since which block that is known. Undefined where nothing is told. */
export const earnedSince = (
  { versions }: ToldOrderMining,
  block: number,
): { readonly fromBlock: number; readonly amount: bigint } | undefined => {
  const since = versions.filter(({ fromBlock }) => fromBlock >= block);
  const oldest = since.at(-1);
  return oldest && { fromBlock: oldest.fromBlock, amount: since.reduce((sum, { amount }) => sum + amount, 0n) };
};

/** Dollars that were traded in a pair, whichever token comes first; undefined where they are not told, or not known. */
export const tradedIn = (
  { traded }: ToldOrderMining,
  { token0, token1 }: Pick<PairFactor, 'token0' | 'token1'>,
): number | undefined => {
  const tokens = [token0, token1];
  const found = traded.find((pair) => tokens.includes(pair.token0) && tokens.includes(pair.token1));
  return found && found.dollars > 0 ? found.dollars : undefined;
};
