import { useMemo } from 'react';
import { env } from '#config/env.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useBlockTime } from '#reads/mining/useBlockTime.ts';
import { useMiningPools } from '#reads/mining/useMiningPools.ts';
import { useMiningProgramme } from '#reads/mining/useMiningProgramme.ts';
import { usePoolStates } from '#reads/mining/usePoolStates.ts';
import { useDollarPrice, useMiningPairs } from '../rewards/index.ts';
import { miningListing, miningView, type MiningContext, type MiningPoolView } from './miningView.ts';

interface MiningViews {
  /** Undefined if liquidity mining is not configured. */
  readonly context: MiningContext | undefined;
  readonly pools: readonly MiningPoolView[];
  readonly isComplete: boolean;
  readonly isFailed: boolean;
}

const hookOf = (staking: Address) =>
  function useViews(account: Address | undefined, blocksPerFetch?: number): MiningViews {
    const programme = useMiningProgramme(staking, blocksPerFetch);
    const { pools, isComplete } = useMiningPools(staking, programme.length, account);
    const blockTime = useBlockTime();
    const rewardPrice = useDollarPrice(programme.rewardToken);
    const { number } = useBlock();
    const { perBlock } = programme.terms ?? {};
    const listing = useStableList(useMemo(() => miningListing(pools, perBlock), [pools, perBlock]));
    const states = usePoolStates(staking, listing, account, blocksPerFetch);
    const pairs = useMiningPairs(useStableList(listing.map(({ lpToken }) => lpToken)), blocksPerFetch);
    const block = number === undefined ? undefined : BigInt(number);
    const context: MiningContext = { programme, blockTimeMs: blockTime.ms, rewardPrice, block };
    const views = listing.flatMap((entry, i) => {
      const state = states[i];
      return state ? [miningView(entry, state, pairs, context)] : [];
    });
    return { context, pools: views, isComplete, isFailed: programme.isFailed };
  };

const nothing: MiningViews = { context: undefined, pools: [], isComplete: true, isFailed: false };

/**
 * All pools of liquidity mining, including finished ones. Read every `blocksPerFetch` blocks, by default every block.
 */
export const useMiningViews = env.lpStaking ? hookOf(env.lpStaking) : (): MiningViews => nothing;
