import { useMemo, useState } from 'react';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { totalOf } from '#domain/prices/dollarTotals.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useEarned, usePositionValues, type FeesEarned } from '#features/position/index.ts';
import { isClosed, type Position } from '#stores/positions.ts';
import type { ChangeBps } from '#domain/prices/dollarValue.ts';
import { usePositions, type Positions } from '#reads/pools/usePositions.ts';
import { useWallet, type WalletStatus } from '#reads/wallet/useWallet.ts';
import { inKeptOrder, rankPositions } from './positionOrder.ts';

interface Totals {
  readonly value: Fraction | undefined;
  readonly uncounted: number;
  readonly fees: FeesEarned;
}

export interface OwnPools extends Positions {
  readonly wallet: WalletStatus;
  readonly account: Address | undefined;
  /** True for an account that is connected, watched or connecting. */
  readonly isConnected: boolean;
}

export interface PoolPageView extends OwnPools {
  readonly valueOfPosition: (position: Position) => Fraction | undefined;
  readonly gainOf: (position: Position) => ChangeBps | undefined;
  readonly totals: Totals;
  readonly isExpanded: (position: Position) => boolean;
  readonly toggle: (position: Position) => void;
  readonly hold: () => void;
}

/**
 * Spec 000 section 2: the first card starts expanded, others toggle. It stays expanded while others arrive above it,
 * until they are ranked.
 */
const useExpanded = (account: Address | undefined, first: Address | undefined, isRanked: boolean) => {
  const [chosen, setChosen] = useState<ReadonlyMap<Address, boolean>>(new Map());
  const [begun, begin] = useState({ account, first });
  if (begun.account !== account || (begun.first === undefined && first !== undefined)) begin({ account, first });
  const opened = isRanked ? first : begun.first;
  const isExpanded = ({ pool }: Position): boolean => chosen.get(pool.pair) ?? pool.pair === opened;
  return {
    isExpanded,
    toggle: (position: Position): void => setChosen(new Map(chosen).set(position.pool.pair, !isExpanded(position))),
  };
};

interface Kept {
  readonly of: Address | undefined;
  readonly order: readonly Address[];
  readonly isRanked: boolean;
}

/**
 * Ranks once, when all positions are found and valued. Pointing at a card freezes the order, because users miss cards
 * that move.
 */
const useOrder = (found: Pick<Positions, 'status' | 'positions'>, account: Address | undefined) => {
  const { status, positions: all } = found;
  const [kept, keep] = useState<Kept>();
  const own = kept?.of === account ? kept : undefined;
  const order = own?.order;
  const positions = useMemo(() => (order ? inKeptOrder(all, order) : all), [all, order]);
  const prices = usePositionValues(positions);
  const isKnown = all.length > 0 && all.every(({ holding }) => holding.staked !== undefined);
  const isThrough = (status === 'complete' || status === 'failed') && prices.settled && isKnown;
  if (!order && isThrough) keep({ of: account, order: rankPositions(all, prices.byPair), isRanked: true });
  const hold = (): void => {
    if (!order) keep({ of: account, order: positions.map(({ pool }) => pool.pair), isRanked: false });
  };
  return { positions, prices, hold, isRanked: own?.isRanked === true };
};

export const useOwnPools = (): OwnPools => {
  const { status: wallet, account } = useWallet();
  const isConnected = wallet === 'connected' || wallet === 'connecting' || wallet === 'watching';
  return { ...usePositions(), wallet, account, isConnected };
};

/** Values and gains, read with each block. */
export const usePoolPage = (found: OwnPools): PoolPageView => {
  const { account } = found;
  const { positions, prices, hold, isRanked } = useOrder(found, account);
  const { settled, byPair } = prices;
  const open = useMemo(() => positions.filter((position) => !isClosed(position)), [positions]);
  const { fees, gains } = useEarned(open, prices);
  const values = open.flatMap(({ pool }) => byPair.get(pool.pair) ?? []);
  const isWhole = found.status === 'complete' || found.status === 'failed';
  const expanded = useExpanded(account, positions[0]?.pool.pair, isRanked);
  return {
    ...found,
    ...expanded,
    hold,
    positions,
    valueOfPosition: ({ pool }) => byPair.get(pool.pair),
    gainOf: ({ pool }) => gains.get(pool.pair),
    totals: {
      value: settled && (values.length > 0 || open.length === 0) ? totalOf(values) : undefined,
      uncounted: open.length - values.length,
      fees: isWhole ? fees : { ...fees, value: undefined, isWaiting: true },
    },
  };
};
