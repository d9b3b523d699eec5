import { useMemo } from 'react';
import { env } from '#config/env.ts';
import { stakingRules } from '#config/stakingRules.ts';
import { isUnlocked } from '#domain/staking/lock.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useFarms, type FarmView } from '#features/farms/index.ts';
import { useMiningPairs, type MiningPairs } from '#features/rewards/index.ts';
import { eachHook } from '#lib/eachHook.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useLockedStakes } from '#reads/staking/useLockedStakes.ts';
import { useLockToken } from '#reads/staking/useLockToken.ts';
import { useSingleProgrammes } from '#reads/staking/useSingleProgrammes.ts';
import { joinHoldings, type Holding, type HoldingsHook } from './holdingsHook.ts';
import { tokenHolding } from './tokenHolding.ts';
import { poolHolding } from './useLiquidityHoldings.ts';

const NONE: readonly Address[] = [];

/** Pool tokens have the value that their pool would pay. */
const farmHolding = (
  { address, stakingToken: token, staked = 0n }: FarmView,
  { known }: MiningPairs,
): readonly Holding[] => {
  const pair = token && known.get(token.address);
  if (pair) return [poolHolding({ ...pair.position, holding: { wallet: 0n, staked } }, address)];
  return token ? [tokenHolding(token, staked, address)] : [];
};

export const useFarmHoldings: HoldingsHook = (account) => {
  const { farms, isComplete, isFailed } = useFarms(account, NONE);
  const own = useMemo(() => farms.filter(({ staked = 0n }) => staked > 0n), [farms]);
  const pairs = useMiningPairs(useStableList(own.flatMap(({ stakingToken }) => stakingToken?.address ?? [])));
  return useMemo(() => {
    const lines = account ? own.flatMap((view) => farmHolding(view, pairs)) : [];
    return { lines, isComplete: isComplete && lines.length === own.length, isFailed };
  }, [account, own, pairs, isComplete, isFailed]);
};

export const useSingleHoldings: HoldingsHook = (account) => {
  const programmes = useSingleProgrammes(account ? env.singleStaking : NONE, account);
  return useMemo(
    () => ({
      lines: programmes.flatMap(({ staking, token, staked = 0n }) =>
        token && staked > 0n ? [tokenHolding(token, staked, staking)] : [],
      ),
      isComplete: programmes.every(({ token, staked }) => token && staked !== undefined),
      isFailed: programmes.some((programme) => programme.isFailed),
    }),
    [programmes],
  );
};

const lockedIn = (staking: Address): HoldingsHook =>
  function useHoldingsOf(account) {
    const { token, isPoolToken, isFailed: isMute } = useLockToken(staking);
    const { known } = useMiningPairs(useStableList(token && isPoolToken ? [token.address] : NONE));
    const pool = token && known.get(token.address);
    const { stakes: all, count, isComplete, isFailed } = useLockedStakes(staking, account, stakingRules.shown);
    const { timestamp } = useBlock();
    return useMemo(() => {
      const stakes = all.filter((stake) => timestamp === undefined || !isUnlocked(stake, timestamp));
      const deposited = stakes.reduce((sum, stake) => sum + stake.deposited, 0n);
      const line = pool
        ? poolHolding({ ...pool.position, holding: { wallet: 0n, staked: deposited } }, staking)
        : token && !isPoolToken && tokenHolding(token, deposited, staking);
      const isLeftOut = count !== undefined && count > BigInt(stakingRules.maxStakes);
      return {
        lines: line && deposited > 0n ? [{ ...line, count: stakes.length }] : [],
        isComplete: isComplete && token !== undefined && (deposited === 0n || line !== undefined),
        isFailed: isMute || isFailed || isLeftOut,
      };
    }, [token, isPoolToken, pool, isMute, all, timestamp, count, isComplete, isFailed]);
  };

const useEachLock = eachHook(env.lockStaking.map(lockedIn));

/** Excludes the final reward. Ended locks are claims. */
export const useLockHoldings: HoldingsHook = (account) => joinHoldings(useEachLock(account));
