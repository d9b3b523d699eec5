import { useMemo } from 'react';
import { isOffered } from '#config/earnPages.ts';
import { env } from '#config/env.ts';
import { paths } from '#config/paths.ts';
import type { RateBps } from '#domain/prices/rateBps.ts';
import { bestReward } from '#domain/rewards/feesAndRewards.ts';
import { yearlyBps } from '#domain/staking/lock.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useMiningViews } from '#features/earnViews/index.ts';
import { useFarms } from '#features/farms/index.ts';
import { eachHook } from '#lib/eachHook.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useLockProgramme } from '#reads/staking/useLockProgramme.ts';

/** APR of staked or locked pool tokens, or `none`. */
export type RewardRate = RateBps | 'none';

/** A programme that runs; its rate is unknown while undefined. */
interface Running {
  readonly token: Address;
  readonly rate: RateBps | undefined;
}

/** Undefined until all are read. */
type Programmes = readonly Running[] | undefined;

const NO_ADDRESSES: readonly Address[] = [];
const NO_PROGRAMMES: readonly Running[] = [];

const useNone = (): Programmes => NO_PROGRAMMES;

const useMining = (): Programmes => {
  const { context, pools, isComplete, isFailed } = useMiningViews(undefined);
  if (!context) return NO_PROGRAMMES;
  const { length, isPaused } = context.programme;
  if (!isComplete || isFailed || pools.length !== length || isPaused === undefined) return undefined;
  if (isPaused) return NO_PROGRAMMES;
  return pools.flatMap(({ isFinished, poolToken: { address: token }, aprBps: rate }) =>
    isFinished ? [] : [{ token, rate }],
  );
};

const useFarmed = (): Programmes => {
  const { farms, isComplete, isFailed } = useFarms(undefined, NO_ADDRESSES);
  if (!isComplete || isFailed) return undefined;
  return farms.flatMap(({ stakingToken, isActive, isPaused, aprBps: rate }) =>
    stakingToken && isActive && isPaused !== true ? [{ token: stakingToken.address, rate }] : [],
  );
};

const lockHook = (staking: Address) =>
  function useLock(): Programmes {
    const { token, isPaused, offers } = useLockProgramme(staking);
    if (!token || !offers || isPaused === undefined) return undefined;
    return offers.flatMap((offer): readonly Running[] => {
      const bps = yearlyBps(offer);
      const isTaking = !isPaused && offer.remaining !== 0n && bps !== undefined;
      return isTaking ? [{ token: token.address, rate: { bps } }] : [];
    });
  };

const useLocked = eachHook(env.lockStaking.map(lockHook));
const useFarmedHere = isOffered(paths.farms) ? useFarmed : useNone;

/** APR of the programme that pays a pool's tokens most; undefined until all programmes are read. */
export const useRewardRates = (): ((pair: Address) => RewardRate | undefined) => {
  const parts = [useMining(), useFarmedHere(), ...useLocked()];
  const isRead = parts.every((part) => part !== undefined);
  const running = useStableList(
    parts.flatMap((part) => part ?? []).map(({ token, rate }) => ({ token, bps: rate?.bps, other: rate?.other })),
  );
  return useMemo(() => {
    const rates = new Map<Address, readonly (RateBps | undefined)[]>();
    for (const { token, bps, other } of running) {
      const rate = bps === undefined ? undefined : { bps, ...(other !== undefined && { other }) };
      rates.set(token, [...(rates.get(token) ?? []), rate]);
    }
    return (pair) => {
      const own = rates.get(pair);
      if (!isRead) return undefined;
      return own ? bestReward(own) : 'none';
    };
  }, [running, isRead]);
};
