import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { env } from '#config/env.ts';
import { paths } from '#config/paths.ts';
import { rewardsPerDay, sharesAfter } from '#domain/mining/yields.ts';
import type { Address } from '#domain/tokens/types.ts';
import { miningListing, miningView, type MiningContext, type MiningPoolView } from '#features/earnViews/index.ts';
import { useDollarPrice, useMiningPairs } from '#features/rewards/index.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useBlockTime } from '#reads/mining/useBlockTime.ts';
import { useMiningPools } from '#reads/mining/useMiningPools.ts';
import { useMiningProgramme } from '#reads/mining/useMiningProgramme.ts';
import { usePoolStates } from '#reads/mining/usePoolStates.ts';
import { marksOf, useNoRows, type EarnRow, type EarnRows } from '../earnRow.ts';
import { GainADay, OwnStake, StakeAndEarn, symbolsOf, VaultLasts } from './Facts.tsx';

const dayOf = ({ shares, isVaultShort, held }: MiningPoolView, blockTimeMs: number): bigint | undefined =>
  shares && held && !isVaultShort ? rewardsPerDay(sharesAfter(shares, held), held, blockTimeMs) : undefined;

const rowOf = (pool: MiningPoolView, { programme, blockTimeMs }: MiningContext, poolTokens: string): EarnRow => {
  const { rewardToken, secondToken, isPaused } = programme;
  const { held = 0n, staked = 0n, poolToken, name, sides, isFinished, isVaultShort } = pool;
  const pays = symbolsOf([rewardToken]);
  const day = dayOf(pool, blockTimeMs);
  return {
    id: `liquidity:${pool.pid.toString()}`,
    kind: 'liquidity',
    title: name,
    words: [name, rewardToken?.symbol, secondToken?.symbol, poolToken.address].join(' '),
    path: `${paths.liquidityMining}?lp=${poolToken.address}`,
    currencies: sides?.map(({ currency }) => currency) ?? [],
    rate: pool.aprBps,
    per: 'year',
    isOver: isFinished || isPaused === true,
    isMine: staked > 0n,
    isWithinReach: held > 0n,
    marks: marksOf({ finished: isFinished, paused: isPaused, short: isVaultShort }),
    terms: <StakeAndEarn stake={poolTokens} pays={pays} />,
    risk: <VaultLasts programme="liquidity" />,
    own: staked > 0n && <OwnStake token={poolToken} raw={staked} />,
    gain: rewardToken && day !== undefined && day > 0n && (
      <GainADay held={{ token: poolToken, amount: held }} gain={[{ token: rewardToken, amount: day }]} />
    ),
    basis: (
      <Trans>
        APR = rewards a block × part of this pool × blocks a year × price ÷ staked value, at today's rate and prices.
      </Trans>
    ),
  };
};

const hookOf = (staking: Address) =>
  function useRows(account: Address | undefined): EarnRows {
    const { t } = useLingui();
    const programme = useMiningProgramme(staking);
    const { pools, isComplete } = useMiningPools(staking, programme.length, account);
    const blockTime = useBlockTime();
    const rewardPrice = useDollarPrice(programme.rewardToken);
    const { number } = useBlock();
    const { perBlock } = programme.terms ?? {};
    const listing = useMemo(() => miningListing(pools, perBlock), [pools, perBlock]);
    const live = useStableList(listing);
    const states = usePoolStates(staking, live, account);
    const pairs = useMiningPairs(useStableList(live.map(({ lpToken }) => lpToken)));
    const block = number === undefined ? undefined : BigInt(number);
    const context: MiningContext = { programme, blockTimeMs: blockTime.ms, rewardPrice, block };
    return {
      rows: live.flatMap((entry, i) => {
        const state = states[i];
        if (!state) return [];
        const pool = miningView(entry, state, pairs, context);
        const { name } = pool;
        return [rowOf(pool, context, t`${name} pool tokens`)];
      }),
      isComplete,
      isFailed: programme.isFailed,
    };
  };

export const useLiquidityRows = env.lpStaking ? hookOf(env.lpStaking) : useNoRows;
