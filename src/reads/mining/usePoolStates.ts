import { useMemo } from 'react';
import { erc20 } from '#chain/abis/erc20.ts';
import { lpMining } from '#chain/abis/lpMining.ts';
import { lpStaking } from '#chain/abis/lpStaking.ts';
import type { MiningPool } from '#domain/mining/rewards.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { ONCE } from '../calls/useCalls.ts';
import { useEach } from '../calls/useEach.ts';
import { useReadsOfEach } from '../calls/useReadsOfEach.ts';
import { useStableList } from '../calls/useStableList.ts';

export interface MiningPoolState {
  readonly pool: MiningPool | undefined;
  readonly supply: bigint | undefined;
  readonly staked: bigint | undefined;
  readonly held: bigint | undefined;
  readonly pending: readonly [bigint, bigint] | undefined;
  /** True if the pool also pays the second reward, at a rate that is not known. */
  readonly paysSecond: boolean;
  readonly isFailed: boolean;
}

interface Requested {
  readonly pid: bigint;
  readonly lpToken: Address;
}

const readsOf = (staking: Address, { pid, lpToken }: Requested, account: Address | undefined) => ({
  info: lpMining.poolInfo.read(staking, pid),
  supply: erc20.balanceOf.read(lpToken, staking),
  held: account && erc20.balanceOf.read(lpToken, account),
  staked: account && lpStaking.userInfo.read(staking, pid, account),
  pending: account && lpStaking.pending.read(staking, pid, account),
});

/**
 * Rewards are divided by the pool tokens that the contract holds, or by the staked ones if a pool passes its tokens on.
 * Read every `blocksPerFetch` blocks, by default every block; nothing without a contract.
 */
export const usePoolStates = (
  staking: Address | undefined,
  requested: readonly Requested[],
  account: Address | undefined,
  blocksPerFetch?: number,
): readonly MiningPoolState[] => {
  const passedOn = useEach(
    staking ? requested.map(({ lpToken }) => lpMining.isMultLP.read(staking, lpToken)) : [],
    ONCE,
  );
  const pools = useStableList(requested);
  const reads = useMemo(
    () => (staking ? pools.map((pool) => readsOf(staking, pool, account)) : []),
    [staking, pools, account],
  );
  const answers = useReadsOfEach(reads, blocksPerFetch);
  return useMemo(
    () =>
      answers.map((answered, i) => {
        const pool = valueOf(answered.info);
        return {
          pool,
          supply: passedOn[i] === true ? pool?.totalAmount : valueOf(answered.supply),
          held: valueOf(answered.held),
          staked: valueOf(answered.staked),
          pending: valueOf(answered.pending),
          paysSecond: passedOn[i] === true,
          isFailed: Object.values(answered).some(({ status }) => status === 'failed'),
        };
      }),
    [answers, passedOn],
  );
};
