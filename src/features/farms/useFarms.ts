import { useMemo } from 'react';
import { rules } from '#config/rules.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useFarmList } from '#reads/farms/useFarmList.ts';
import { useFarmStates } from '#reads/farms/useFarmStates.ts';
import { usePoolTokens } from '#reads/pools/usePoolTokens.ts';
import { useTokensAhead } from '#reads/tokens/useTokensAhead.ts';
import { useMiningPairs, useTokenPrices } from '../rewards/index.ts';
import { farmView, withDistinctNames, type FarmView } from './farmView.ts';

interface Farms {
  readonly farms: readonly FarmView[];
  readonly isComplete: boolean;
  readonly isFailed: boolean;
}

/**
 * Reads farms every few minutes, enough to list, sort and filter; farms in `shown` and those with own stakes are read
 * each block.
 */
export const useFarms = (account: Address | undefined, shown: readonly Address[]): Farms => {
  const every = rules.pools.miningBlocks;
  const { farms, isComplete, isFailed } = useFarmList();
  const states = useFarmStates(farms, account, every);
  const live = useStableList(
    farms.filter(({ address }, i) => shown.includes(address) || (states[i]?.staked ?? 0n) > 0n),
  );
  useFarmStates(live, account);
  const stakingTokens = useStableList(farms.map(({ stakingToken }) => stakingToken));
  useTokensAhead(stakingTokens);
  const pairs = useMiningPairs(stakingTokens, every);
  useMiningPairs(useStableList(live.map(({ stakingToken }) => stakingToken)), rules.multicall.dollarBlocks);
  const tokens = usePoolTokens(
    useStableList([
      ...farms.flatMap(({ rewardTokens }) => rewardTokens),
      ...stakingTokens.filter((stakingToken) => pairs.strange.has(stakingToken)),
    ]),
  );
  const prices = useTokenPrices(tokens);
  const { timestamp } = useBlock();
  return useMemo(() => {
    const now = timestamp === undefined ? undefined : BigInt(timestamp);
    const context = { pairs, tokens, prices, now };
    const areRead = states.every(({ totalStaked, staked, isFailed: isMute }) =>
      isMute ? true : totalStaked !== undefined && (account === undefined || staked !== undefined),
    );
    return {
      farms: withDistinctNames(
        farms.flatMap((farm, i) => {
          const state = states[i];
          return state ? [farmView(farm, state, context)] : [];
        }),
      ),
      isComplete: isComplete && areRead,
      isFailed,
    };
  }, [farms, states, pairs, tokens, prices, timestamp, account, isComplete, isFailed]);
};
