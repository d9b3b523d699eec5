import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isOffered } from '#config/earnPages.ts';
import { paths } from '#config/paths.ts';
import { farmPerDay } from '#domain/farms/yields.ts';
import type { TokenAmount } from '#domain/claims/claims.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useFarms, useStakeName, type FarmView } from '#features/farms/index.ts';
import { AprFormula, ChainDate } from '#features/rewards/index.ts';
import { currenciesOf, marksOf, type EarnHooks, type EarnRow, type MomentsHook, type RowsHook } from '../earn.ts';
import { GainADay, OwnStake, StakeAndEarn, symbolsOf } from '../rowWords.tsx';
import { declaration } from './declaration.ts';
import { ownRateOf } from './ownRate.ts';

const gainOf = ({ rewards, totalStaked, held = 0n, phase, isUnpaid }: FarmView): readonly TokenAmount[] => {
  if (phase !== 'running' || isUnpaid || totalStaked === undefined) return [];
  const parts = rewards.flatMap(({ token, rate }) =>
    token && rate !== undefined ? [{ token, amount: farmPerDay(rate, totalStaked + held, held) }] : [],
  );
  return parts.length === rewards.length ? parts : [];
};

const rowOf = (farm: FarmView, stake: string): EarnRow => {
  const { held = 0n, staked = 0n, stakingToken, phase, isPaused, isActive, paidUntil } = farm;
  const gain = gainOf(farm);
  const end = <ChainDate seconds={paidUntil} isShort />;
  return {
    id: `farm:${farm.address}`,
    programme: declaration,
    contract: farm.address,
    lockSeconds: 0n,
    uses: currenciesOf(farm.sides),
    title: farm.name,
    words: farm.words,
    path: `${paths.farms}?farm=${farm.address}`,
    currencies: farm.sides?.map(({ currency }) => currency) ?? (stakingToken ? [stakingToken] : []),
    rate: farm.aprBps,
    per: 'year',
    isOver: !isActive || isPaused === true,
    isMine: staked > 0n,
    isWithinReach: held > 0n,
    marks: marksOf({ finished: phase === 'finished', paused: isPaused, short: farm.isUnpaid }),
    terms: <StakeAndEarn stake={stake} pays={symbolsOf(farm.rewards.map(({ token }) => token))} />,
    risk:
      phase === 'running' &&
      (farm.isShort && !farm.isUnpaid ? (
        <Trans>The farm is underfunded: it can pay until {end} at today's rate</Trans>
      ) : (
        <Trans>The period ends on {end}</Trans>
      )),
    own: staked > 0n && stakingToken && <OwnStake token={stakingToken} raw={staked} />,
    ownRate: ownRateOf(farm),
    gain: held > 0n && stakingToken && gain.length > 0 && (
      <GainADay held={{ token: stakingToken, amount: held }} gain={gain} />
    ),
    basis: <AprFormula of="farm" />,
  };
};

const NONE: readonly Address[] = [];

/** Counts all farms as on screen, so that each has figures of the page's pace. */
const useRows: RowsHook = (account) => {
  const nameOf = useStakeName();
  const [onScreen, setOnScreen] = useState(NONE);
  const { farms, isComplete, isFailed } = useFarms(account, onScreen);
  if (farms.length !== onScreen.length) setOnScreen(farms.map(({ address }) => address));
  return {
    rows: farms.map((farm) => rowOf(farm, nameOf(farm))),
    isComplete,
    isFailed,
  };
};

const useMoments: MomentsHook = (account) => {
  const { t } = useLingui();
  const { farms } = useFarms(account, NONE);
  return farms.flatMap(({ address, name, staked = 0n, periodFinish }) =>
    staked === 0n || periodFinish === undefined
      ? []
      : [
          {
            id: `farm-${address}`,
            at: periodFinish,
            isEstimate: false,
            title: t`The rewards of the farm ${name} end`,
            path: `${paths.farms}?farm=${address}`,
          },
        ],
  );
};

export const earn: EarnHooks = isOffered(paths.farms) ? { useRows, useMoments } : {};
