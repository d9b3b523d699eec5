import { useMemo } from 'react';
import { lpMining } from '#chain/abis/lpMining.ts';
import { lpStaking } from '#chain/abis/lpStaking.ts';
import { miningRules } from '#config/miningRules.ts';
import { rules } from '#config/rules.ts';
import type { MiningPool } from '#domain/mining/rewards.ts';
import type { Address } from '#domain/tokens/types.ts';
import { idle, mapLoadable, valueOf } from '#lib/loadable.ts';
import { useCalls } from '../calls/useCalls.ts';

export interface ListedPool extends MiningPool {
  readonly pid: bigint;
  readonly staked: bigint | undefined;
}

interface MiningPools {
  readonly pools: readonly ListedPool[];
  readonly isComplete: boolean;
}

/** Reads every few minutes, enough to list, sort and filter pools. `usePoolStates` reads shown pools every block. */
export const useMiningPools = (
  staking: Address,
  length: number | undefined,
  account: Address | undefined,
): MiningPools => {
  const count = Math.min(length ?? 0, miningRules.maxPools);
  const pids = useMemo(() => Array.from({ length: count }, (_, pid) => BigInt(pid)), [count]);
  const every = rules.pools.miningBlocks;
  const infos = useCalls(
    pids.map((pid) => lpMining.poolInfo.call(staking, pid)),
    every,
  );
  const stakes = useCalls(account ? pids.map((pid) => lpStaking.userInfo.call(staking, pid, account)) : [], every);
  return useMemo(() => {
    const pools = pids.flatMap((pid, i) => {
      const info = valueOf(mapLoadable(infos[i] ?? idle, lpMining.poolInfo.decode));
      const staked = valueOf(mapLoadable(stakes[i] ?? idle, lpStaking.userInfo.decode));
      return info ? [{ ...info, pid, staked }] : [];
    });
    const isWaiting = [...infos, ...stakes].some(({ status }) => status === 'loading' || status === 'idle');
    return { pools, isComplete: length !== undefined && (!isWaiting || pools.length === count) };
  }, [pids, infos, stakes, length, count]);
};
