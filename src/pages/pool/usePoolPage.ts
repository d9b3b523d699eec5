import { useMemo, useState } from 'react';
import { knownTokens } from '../../config/tokens/tokens.ts';
import type { Fraction } from '../../domain/amounts/fraction.ts';
import { totalOf } from '../../domain/liquidity/worth.ts';
import type { Address } from '../../domain/tokens/types.ts';
import { usePositionWorths } from '../../features/position/index.ts';
import { isClosed } from '../../reads/positions.ts';
import type { Position } from '../../reads/positions.ts';
import { useDollarValue } from '../../reads/useDollarValue.ts';
import { usePendingRewards } from '../../reads/usePendingRewards.ts';
import { usePositions } from '../../reads/usePositions.ts';
import type { Positions } from '../../reads/usePositions.ts';
import { useWallet } from '../../reads/useWallet.ts';
import type { WalletStatus } from '../../reads/useWallet.ts';
import { useEarned } from './useEarned.ts';
import type { FeesEarned } from './useEarned.ts';

/** What rewards are paid in. */
export const rewardToken = knownTokens.find(({ symbol }) => symbol === 'MYT');

export interface Totals {
  /** Whole dollars; undefined while unknown. */
  readonly worth: Fraction | undefined;
  /** Positions that are not in it, because nobody can tell what they are worth. */
  readonly uncounted: number;
  readonly fees: FeesEarned;
  /** Raw units of the reward token that could be claimed; undefined while unknown. */
  readonly rewards: bigint | undefined;
  /** The same in whole dollars. */
  readonly rewardsWorth: Fraction | undefined;
}

export interface PoolPageView extends Positions {
  readonly wallet: WalletStatus;
  /** How many hold something. */
  readonly open: number;
  readonly worthOf: (position: Position) => Fraction | undefined;
  /** What it earned against holding its tokens, in 1/10000; undefined while unknown. */
  readonly gainOf: (position: Position) => number | undefined;
  readonly totals: Totals;
  readonly isExpanded: (position: Position) => boolean;
  readonly toggle: (position: Position) => void;
}

/** The first starts expanded, others toggle (spec 000 section 2). */
const useExpanded = (first: Address | undefined) => {
  const [chosen, setChosen] = useState<ReadonlyMap<Address, boolean>>(new Map());
  const isExpanded = ({ pool }: Position): boolean => chosen.get(pool.pair) ?? pool.pair === first;
  return {
    isExpanded,
    toggle: (position: Position): void => setChosen(new Map(chosen).set(position.pool.pair, !isExpanded(position))),
  };
};

/** What holds something before what was closed, otherwise as they were found. */
const inOrder = (positions: readonly Position[]): readonly Position[] => [
  ...positions.filter((one) => !isClosed(one)),
  ...positions.filter(isClosed),
];

/** The state of Your Liquidity. */
export const usePoolPage = (): PoolPageView => {
  const { status: wallet, account } = useWallet();
  const found = usePositions();
  const positions = useMemo(() => inOrder(found.positions), [found.positions]);
  const prices = usePositionWorths(positions);
  const { settled, byPair } = prices;
  const rewards = usePendingRewards(account, positions);
  const rewardsWorth = useDollarValue(rewardToken, rewards);
  const open = useMemo(() => positions.filter((one) => !isClosed(one)), [positions]);
  const { fees, gains } = useEarned(open, prices);
  const worths = open.flatMap(({ pool }) => byPair.get(pool.pair) ?? []);
  const expanded = useExpanded(positions[0]?.pool.pair);
  return {
    ...found,
    ...expanded,
    wallet,
    positions,
    open: open.length,
    worthOf: ({ pool }) => byPair.get(pool.pair),
    gainOf: ({ pool }) => gains.get(pool.pair),
    totals: {
      worth: settled && (worths.length > 0 || open.length === 0) ? totalOf(worths) : undefined,
      uncounted: open.length - worths.length,
      fees,
      rewards,
      rewardsWorth,
    },
  };
};
