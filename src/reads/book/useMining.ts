import { useMemo } from 'react';
import { lpMining } from '#chain/abis/lpMining.ts';
import { lpStaking } from '#chain/abis/lpStaking.ts';
import { pausable } from '#chain/abis/pausable.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { isMiningFinished } from '#domain/mining/rewards.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Position } from '#stores/positions.ts';
import { useCalls } from '../calls/useCalls.ts';
import { decodedValue } from '../calls/decodedValue.ts';

export interface Mining {
  readonly staked: bigint | undefined;
  readonly mining: Position['mining'];
}

const { lpStaking: staking, finishedMiningPools } = env;
const none: Mining = { staked: 0n, mining: undefined };
export const unknownMining: Mining = { staked: undefined, mining: undefined };

/** Stakes are read every `blocksPerFetch` blocks, by default every block. */
export const useMining = (
  account: Address | undefined,
  pairs: readonly Address[],
  blocksPerFetch?: number,
): readonly Mining[] => {
  const isRequested = staking !== undefined && pairs.length > 0;
  const [paused, length, perBlock] = useCalls(
    isRequested
      ? [pausable.paused.call(staking), lpStaking.poolLength.call(staking), lpMining.tokenPerBlock.call(staking)]
      : [],
    rules.pools.miningBlocks,
  );
  // The read of a missing first pool would never succeed.
  const isEmpty = decodedValue(length, lpStaking.poolLength.decode) === 0n;
  const positions = useCalls(
    pairs.map((pair) => (isRequested ? lpStaking.pidOf.call(staking, pair) : undefined)),
    rules.pools.miningBlocks,
  );
  const pids = useMemo(() => positions.map((answer) => decodedValue(answer, lpStaking.pidOf.decode)), [positions]);
  const pools = useCalls(
    pids.map((pid) => (staking && !isEmpty && pid !== undefined ? lpStaking.poolInfo.call(staking, pid) : undefined)),
    rules.pools.miningBlocks,
  );
  const infos = useMemo(() => pools.map((answer) => decodedValue(answer, lpStaking.poolInfo.decode)), [pools]);
  const amounts = useCalls(
    pids.map((pid, i) =>
      staking && account && pid !== undefined && infos[i]?.lpToken === pairs[i]
        ? lpStaking.userInfo.call(staking, pid, account)
        : undefined,
    ),
    blocksPerFetch,
  );
  return useMemo(() => {
    const isPaused = decodedValue(paused, pausable.paused.decode) === true;
    const rate = decodedValue(perBlock, lpMining.tokenPerBlock.decode);
    return pairs.map((pair, i): Mining => {
      const [pid, pool] = [pids[i], infos[i]];
      if (!staking || isEmpty) return none;
      if (pid === undefined || !pool) return unknownMining;
      if (pool.lpToken !== pair) return none;
      const isFinished = isPaused || isMiningFinished(pool, finishedMiningPools, rate);
      return { staked: decodedValue(amounts[i], lpStaking.userInfo.decode), mining: { pid, isFinished } };
    });
  }, [pairs, isEmpty, pids, infos, amounts, paused, perBlock]);
};
