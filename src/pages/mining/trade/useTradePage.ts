import { useMemo } from 'react';
import { powerOfTen } from '#domain/amounts/integers.ts';
import type { BlockTime } from '#domain/mining/blockTime.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { TokenPrice } from '#domain/prices/dollarValue.ts';
import { useDollarPrice } from '#features/rewards/index.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useBlockTime } from '#reads/mining/useBlockTime.ts';
import { useTradeMining, type TradeMining } from '#reads/mining/useTradeMining.ts';
import { byPart, tradePoolView, useTradePairs, type TradePoolView } from '#features/earnViews/index.ts';

const EXAMPLE = 1000n;

export interface TradePageView {
  readonly contract: Address;
  readonly account: Address | undefined;
  readonly mining: TradeMining;
  readonly pools: readonly TradePoolView[];
  readonly blockTime: BlockTime;
  /** True if the claim pays the rewards of several pairs. */
  readonly isShared: boolean;
  readonly rewardPrice: TokenPrice | undefined;
  /** Raw units of the target token; undefined while the token is unknown. */
  readonly example: bigint | undefined;
}

export const useTradePage = (contract: Address, account: Address | undefined): TradePageView => {
  const mining = useTradeMining(contract, account);
  const blockTime = useBlockTime();
  const rewardPrice = useDollarPrice(mining.rewardToken);
  const pairs = useTradePairs(contract, useStableList(mining.pools.map(({ pool }) => pool.pair)));
  const { ms } = blockTime;
  const pools = useMemo(
    () => mining.pools.map((state) => tradePoolView(state, pairs.get(state.pool.pair), mining, ms)).toSorted(byPart),
    [mining, pairs, ms],
  );
  const { targetToken } = mining;
  const example = targetToken && EXAMPLE * powerOfTen(targetToken.decimals);
  const isShared = pools.filter(({ own = 0n }) => own > 0n).length > 1;
  return { contract, account, mining, pools, blockTime, isShared, rewardPrice, example };
};
