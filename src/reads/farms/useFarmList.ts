import { useEffect, useMemo, useState } from 'react';
import { farm } from '#chain/abis/farm.ts';
import { farmFactory } from '#chain/abis/farmFactory.ts';
import { env } from '#config/env.ts';
import { farmRules } from '#config/stakingRules.ts';
import { rules } from '#config/rules.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ZERO_ADDRESS } from '#lib/hex.ts';
import { idle, isFirstLoad, mapLoadable, valueOf, type Loadable } from '#lib/loadable.ts';
import { isUnread } from '../calls/isUnread.ts';
import { ONCE, useCalls, type CallReading } from '../calls/useCalls.ts';
import { useReadsOfEach } from '../calls/useReadsOfEach.ts';

/** An unreadable entry is left out and only logged (spec 001 section 8). */
const useUnreadNote = (unread: readonly Address[]): void => {
  const addresses = unread.join(' ');
  useEffect(() => {
    if (addresses !== '') console.warn('Failed to load staking rewards info', addresses);
  }, [addresses]);
};

export interface FoundFarm {
  readonly address: Address;
  /** `dual`: the farm has two rewards and can be paused. */
  readonly kind: 'single' | 'dual';
  readonly stakingToken: Address;
  readonly rewardTokens: readonly Address[];
}

interface FarmList {
  readonly farms: readonly FoundFarm[];
  readonly isComplete: boolean;
  readonly isFailed: boolean;
}

const INDEXES = Array.from({ length: env.farmFactory ? farmRules.maxFarms : 0 }, (_, index) => BigInt(index));
const singleReads = env.singleFarms.map((address) => ({
  stakingToken: farm.stakingToken.read(address),
  reward: farm.rewardsToken.read(address),
}));

const isWaiting = (answer: Loadable<unknown>): boolean => answer.status === 'idle' || isFirstLoad(answer);

/** The first index beyond the list reverts; only an unanswered one says nothing. */
const isEnd = (answer: CallReading): boolean => answer.status === 'failed' && !isUnread(answer);

/** The list has no length, so each part of it is twice as long as the one before. */
const useStakingTokens = (): readonly CallReading[] => {
  const { farmFactory: factory } = env;
  const [count, setCount] = useState<number>(farmRules.firstFarms);
  const indexes = INDEXES.slice(0, count);
  const calls = factory ? indexes.map((index) => farmFactory.stakingTokens.call(factory, index)) : [];
  const listed = useCalls(calls, rules.pools.miningBlocks);
  const isPart = count < farmRules.maxFarms && !listed.some((answer) => isWaiting(answer) || isEnd(answer));
  if (isPart && listed.some((answer) => valueOf(answer) !== undefined)) setCount(2 * count);
  return listed;
};

const useFactoryFarms = () => {
  const { farmFactory: factory } = env;
  const listed = useStakingTokens();
  const stakingTokens = useMemo(
    () => listed.flatMap((answer) => valueOf(mapLoadable(answer, farmFactory.stakingTokens.decode)) ?? []),
    [listed],
  );
  const entries = useCalls(factory ? stakingTokens.map((token) => farmFactory.farmOf.call(factory, token)) : [], ONCE);
  return useMemo(() => {
    const farms = stakingTokens.flatMap((stakingToken, i): FoundFarm[] => {
      const entry = valueOf(mapLoadable(entries[i] ?? idle, farmFactory.farmOf.decode));
      if (!entry || entry.farm === ZERO_ADDRESS) return [];
      return [{ address: entry.farm, kind: 'dual', stakingToken, rewardTokens: entry.rewardTokens }];
    });
    const unread = stakingTokens.filter((_, i) => entries[i]?.status === 'failed' && !valueOf(entries[i]));
    const isFailed = listed.length > 0 && listed.every(isUnread);
    return { farms, unread, answers: [...listed, ...entries], isFailed };
  }, [stakingTokens, listed, entries]);
};

const useSingleFarms = () => {
  const single = useReadsOfEach(singleReads, ONCE);
  return useMemo(() => {
    const farms = env.singleFarms.flatMap((address, i): FoundFarm[] => {
      const [stakingToken, reward] = [valueOf(single[i]?.stakingToken ?? idle), valueOf(single[i]?.reward ?? idle)];
      return stakingToken && reward ? [{ address, kind: 'single', stakingToken, rewardTokens: [reward] }] : [];
    });
    const unread = env.singleFarms.filter((_, i) =>
      Object.values(single[i] ?? {}).some((answer) => answer.status === 'failed' && !valueOf(answer)),
    );
    return { farms, unread, answers: single.flatMap((answers) => Object.values(answers)) };
  }, [single]);
};

/** The factory's farms, and configured farms with one reward. Each address appears once. */
export const useFarmList = (): FarmList => {
  const dual = useFactoryFarms();
  const single = useSingleFarms();
  useUnreadNote(useMemo(() => [...dual.unread, ...single.unread], [dual, single]));
  return useMemo(
    () => ({
      farms: [...new Map([...dual.farms, ...single.farms].map((farm) => [farm.address, farm] as const)).values()],
      isComplete: ![...dual.answers, ...single.answers].some(isWaiting),
      isFailed: dual.isFailed,
    }),
    [dual, single],
  );
};
