import { useMemo } from 'react';
import { lockStaking } from '#chain/abis/lockStaking.ts';
import { rules } from '#config/rules.ts';
import { stakingRules } from '#config/stakingRules.ts';
import { sortStakes, type LockedStake } from '#domain/staking/lock.ts';
import type { Address } from '#domain/tokens/types.ts';
import { mapLoadable, valueOf } from '#lib/loadable.ts';
import { useCalls } from '../calls/useCalls.ts';
import { useRead } from '../calls/useRead.ts';

export interface OwnStake extends LockedStake {
  readonly index: bigint;
}

export interface OwnStakes {
  /** Earliest end first. */
  readonly stakes: readonly OwnStake[];
  readonly count: bigint | undefined;
  /** True once each stake up to the limit has been read or has failed. */
  readonly isComplete: boolean;
  readonly isFailed: boolean;
}

/** The first `live` stakes are read every block, because a withdrawal gives their index to another stake. */
export const useLockedStakes = (staking: Address, account: Address | undefined, live: number): OwnStakes => {
  const countAnswer = useRead(account && lockStaking.stakesCount.read(staking, account));
  const count = valueOf(countAnswer);
  const { maxStakes } = stakingRules;
  const read = count === undefined ? 0 : count > maxStakes ? maxStakes : Number(count);
  const calls = useMemo(
    () => (account ? Array.from({ length: read }, (_, i) => lockStaking.stakes.call(staking, account, BigInt(i))) : []),
    [staking, account, read],
  );
  const answers = useCalls(calls, rules.pools.miningBlocks);
  const stakes = useMemo(
    () =>
      sortStakes(
        answers.flatMap((answer, i) => {
          const stake = valueOf(mapLoadable(answer, lockStaking.stakes.decode));
          return stake ? [{ ...stake, index: BigInt(i) }] : [];
        }),
      ),
    [answers],
  );
  // The node that reads a new stake may lag behind the node that counted it.
  const unread = calls.filter((_, i) => answers[i]?.status === 'failed');
  useCalls([...stakes.slice(0, live).map(({ index }) => calls[Number(index)]), ...unread]);
  const isWaiting = answers.some(({ status }) => status === 'loading' || status === 'idle');
  return {
    stakes,
    count,
    isComplete: count !== undefined && (!isWaiting || stakes.length === read),
    isFailed: countAnswer.status === 'failed' && count === undefined,
  };
};
