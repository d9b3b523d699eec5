import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { env } from '#config/env.ts';
import { paths } from '#config/paths.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { rewardsPerDay } from '#domain/mining/yields.ts';
import { singleView, type SingleView } from '#features/earnViews/index.ts';
import { ENTRY, Runway, useTokenPrices } from '#features/rewards/index.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useBlockTime } from '#reads/mining/useBlockTime.ts';
import { useTimeOfBlock } from '#reads/mining/useTimeOfBlock.ts';
import { useSingleProgrammes, type SingleProgramme } from '#reads/staking/useSingleProgrammes.ts';
import { marksOf, type EarnHooks, type EarnRow, type MomentsHook, type RowsHook } from '../earn.ts';
import { GainADay, Lasts, OwnStake, StakeAndEarn, symbolsOf } from '../rowWords.tsx';
import { declaration } from './declaration.ts';
import { ownRateOf, type TimeOf } from './ownRate.ts';

const riskOf = ({ runway, isEnded, blockTime }: SingleView): EarnRow['risk'] =>
  runway?.kind === 'blocks' && !isEnded ? (
    <Lasts of={<Runway blocks={runway.blocks} blockTimeMs={blockTime.ms} isKnown />} />
  ) : (
    runway?.kind === 'covered' && !isEnded && <Trans>The contract holds all rewards until they end</Trans>
  );

const dayOf = ({ perBlock, terms, held = 0n, blockTime }: SingleView): bigint =>
  perBlock === undefined || !terms
    ? 0n
    : rewardsPerDay({ perBlock, supply: terms.totalStaked + held }, held, blockTime.ms);

const rowOf = (view: SingleView, token: NonNullable<SingleProgramme['token']>, timeOf: TimeOf): EarnRow => {
  const { staking, rewardToken, held = 0n, staked = 0n, isPaused, isEnded, isSameToken, runway } = view;
  const [stake, pays] = [symbolsOf([token]), symbolsOf([rewardToken])];
  const day = dayOf(view);
  return {
    id: `single:${staking}`,
    programme: declaration,
    contract: staking,
    lockSeconds: 0n,
    uses: [],
    title: stake,
    words: [token.symbol, token.name, rewardToken?.symbol, staking].join(' '),
    path: `${paths.staking}?${ENTRY.single}=${staking}`,
    currencies: [token],
    rate: view.apr,
    per: 'year',
    isOver: isEnded || isPaused === true,
    isMine: staked > 0n,
    isWithinReach: held > 0n,
    marks: marksOf({ finished: isEnded, paused: isPaused, short: runway?.kind === 'short' }),
    terms: <StakeAndEarn stake={stake} pays={pays} />,
    risk: riskOf(view),
    own: staked > 0n && <OwnStake token={token} raw={staked} />,
    ownRate: ownRateOf(view, timeOf),
    gain: rewardToken && day > 0n && (
      <GainADay held={{ token, amount: held }} gain={[{ token: rewardToken, amount: day }]} />
    ),
    basis: isSameToken ? (
      <Trans>APR = rewards a block × blocks a year ÷ staked in total, at today's rate.</Trans>
    ) : (
      <Trans>APR = rewards a block × blocks a year × price ÷ staked value, at today's rate and prices.</Trans>
    ),
  };
};

const useRows: RowsHook = (account) => {
  const programmes = useSingleProgrammes(env.singleStaking, account);
  const { number } = useBlock();
  const blockTime = useBlockTime();
  const tokens = useMemo(
    () =>
      new Map(
        programmes
          .flatMap(({ token, rewardToken }) => [token, rewardToken])
          .flatMap((token) => (token ? [[token.address, token] as const] : [])),
      ),
    [programmes],
  );
  const prices = useTokenPrices(tokens);
  const timeOf = useTimeOfBlock();
  const block = number === undefined ? undefined : BigInt(number);
  return {
    rows: programmes.flatMap((programme) => {
      const { token, rewardToken } = programme;
      if (!token) return [];
      const rewardPrice = rewardToken && prices.get(rewardToken.address);
      return [
        rowOf(
          singleView(programme, { block, blockTime, tokenPrice: prices.get(token.address), rewardPrice }),
          token,
          timeOf,
        ),
      ];
    }),
    isComplete: programmes.every(({ terms, isFailed, unreadToken }) => terms ?? (isFailed || unreadToken)),
    isFailed: programmes.some(({ isFailed }) => isFailed),
  };
};

const useMoments: MomentsHook = (account) => {
  const { t } = useLingui();
  const programmes = useSingleProgrammes(env.singleStaking, account);
  const timeOf = useTimeOfBlock();
  return programmes.flatMap(({ staking, token, terms, staked = 0n }) => {
    const at = terms && terms.endBlock > 0n ? timeOf(terms.endBlock) : undefined;
    if (!token || staked === 0n || at === undefined) return [];
    const symbol = shortenSymbol(token.symbol);
    const title = t`The rewards of staking ${symbol} end`;
    return [
      { id: `single-${staking}`, at, isEstimate: true, title, path: `${paths.staking}?${ENTRY.single}=${staking}` },
    ];
  });
};

export const earn: EarnHooks = env.singleStaking.length > 0 ? { useRows, useMoments } : {};
