import { useMemo } from 'react';
import { isOffered } from '#config/earnPages.ts';
import { env } from '#config/env.ts';
import { lockPath, paths } from '#config/paths.ts';
import { rules } from '#config/rules.ts';
import { bestReward } from '#domain/rewards/feesAndRewards.ts';
import { yearlyBps } from '#domain/staking/lock.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useMiningViews } from '#features/earnViews/index.ts';
import { useFarms } from '#features/farms/index.ts';
import { eachHook } from '#lib/eachHook.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { usePoolLock } from '#reads/staking/usePoolLock.ts';
import { unreadRewards, type PoolProgramme, type PoolRewards, type RewardsOf } from './poolRewards.ts';

interface Running extends PoolProgramme {
  readonly token: Address;
}

type Programmes = readonly Running[] | undefined;

/** Enough to list and sort; the programmes' own pages read with each block. */
const READ_EACH_BLOCKS = rules.pools.miningBlocks;
const NO_ADDRESSES: readonly Address[] = [];
const NO_PROGRAMMES: readonly never[] = [];

const useNone = (): Programmes => NO_PROGRAMMES;

const useMining = (): Programmes => {
  const { context, pools, isComplete, isFailed } = useMiningViews(undefined, READ_EACH_BLOCKS);
  if (!context) return NO_PROGRAMMES;
  const { length, isPaused } = context.programme;
  if (!isComplete || isFailed || pools.length !== length || isPaused === undefined) return undefined;
  if (isPaused) return NO_PROGRAMMES;
  return pools.flatMap(({ isFinished, poolToken: { address: token }, aprBps: rate }) =>
    isFinished ? [] : [{ kind: 'liquidity' as const, path: `${paths.liquidityMining}?lp=${token}`, token, rate }],
  );
};

const useFarmed = (): Programmes => {
  const { farms, isComplete, isFailed } = useFarms(undefined, NO_ADDRESSES);
  if (!isComplete || isFailed) return undefined;
  return farms.flatMap(({ address, stakingToken, isActive, isPaused, aprBps: rate }): readonly Running[] =>
    stakingToken && isActive && isPaused !== true
      ? [{ kind: 'farm', path: `${paths.farms}?farm=${address}`, token: stakingToken.address, rate }]
      : [],
  );
};

const lockHook = (staking: Address) =>
  function useLock(): Programmes {
    const lock = usePoolLock(staking, READ_EACH_BLOCKS);
    if (!lock) return undefined;
    if (lock === 'none') return NO_PROGRAMMES;
    const { token, isPaused, offers } = lock;
    return offers.flatMap((offer): readonly Running[] => {
      const bps = yearlyBps(offer);
      const isTaking = !isPaused && offer.remaining !== 0n && bps !== undefined;
      const { months } = offer;
      return isTaking ? [{ kind: 'lock', path: lockPath(staking), months, token, rate: { bps } }] : [];
    });
  };

const useLocked = eachHook(env.lockStaking.map(lockHook));
const useFarmedHere = isOffered(paths.farms) ? useFarmed : useNone;

const NONE: PoolRewards = { reward: 'none', programmes: NO_PROGRAMMES };

/** Programmes of a pool's tokens. The best APR is undefined until all programmes are read. */
export const usePoolRewards = (): RewardsOf => {
  const parts = [useMining(), useFarmedHere(), ...useLocked()];
  const isRead = parts.every((part) => part !== undefined);
  const running = useStableList(
    parts
      .flatMap((part) => part ?? [])
      .map(({ rate, ...programme }) => ({ ...programme, bps: rate?.bps, other: rate?.other })),
  );
  return useMemo(() => {
    const byToken = new Map<Address, readonly PoolProgramme[]>();
    for (const { token, bps, other, ...programme } of running) {
      const rate = bps === undefined ? undefined : { bps, ...(other !== undefined && { other }) };
      byToken.set(token, [...(byToken.get(token) ?? []), { ...programme, rate }]);
    }
    const rewards = new Map(
      [...byToken].map(([token, programmes]): readonly [Address, PoolRewards] => [
        token,
        { reward: isRead ? bestReward(programmes.map(({ rate }) => rate)) : undefined, programmes },
      ]),
    );
    return (pair) => rewards.get(pair) ?? (isRead ? NONE : unreadRewards(pair));
  }, [running, isRead]);
};
