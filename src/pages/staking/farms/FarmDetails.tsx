import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { farmPerDay } from '#domain/farms/yields.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { FarmRewardView, FarmView } from '#features/farms/index.ts';
import { AddLiquidityLink, BodyColumn, Hint, PositionBody, shareText } from '#features/position/index.ts';
import { FormColumn, RawUnitsNotice, ReadyLabel, Reward } from '#features/rewards/index.ts';
import { AddressLink } from '#features/transactions/index.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { KeyValue, type KeyValueRow } from '#ui/layout/KeyValue.tsx';
import { FarmActions } from './FarmActions.tsx';
import { FarmForm } from './FarmForm.tsx';
import { FarmFunding, FundingWarning } from './FarmFunding.tsx';
import { FarmYield } from './FarmYield.tsx';
import { PeriodEnd, PeriodLeft } from './periodWords.tsx';
import { earnedOf, Rewards } from './Rewards.tsx';
import { Dollars } from '#features/money/index.ts';

interface StakedAmountProps {
  readonly farm: FarmView;
  readonly raw: bigint | undefined;
  readonly isPublic?: boolean;
}

function StakedAmount({ farm, raw, isPublic = false }: StakedAmountProps): ReactElement {
  const value = farm.valueOf(raw);
  if (raw === undefined) return <>{NO_VALUE}</>;
  return (
    <>
      <Reward raw={raw} token={farm.stakingToken} isPublic={isPublic} />
      {value && (
        <>
          {' '}
          (<Dollars value={value} isPublic={isPublic} />)
        </>
      )}
    </>
  );
}

interface PartProps {
  readonly farm: FarmView;
}

const useOwnRows = (farm: FarmView): readonly KeyValueRow[] => {
  const mask = useMask();
  const { totalStaked, staked, phase } = farm;
  const perDay = ({ rate }: FarmRewardView): bigint | undefined =>
    rate === undefined || totalStaked === undefined || staked === undefined
      ? undefined
      : farmPerDay(phase === 'running' ? rate : 0n, totalStaked, staked);
  const share =
    totalStaked !== undefined && staked !== undefined && totalStaked >= staked && totalStaked > 0n
      ? mask(shareText({ numerator: staked, denominator: totalStaked }))
      : NO_VALUE;
  return [
    { key: 'own', label: <Trans>Your stake</Trans>, value: <StakedAmount farm={farm} raw={staked} /> },
    { key: 'share', label: <Trans>Your share</Trans>, value: share },
    { key: 'day', label: <Trans>You earn a day</Trans>, value: <Rewards farm={farm} of={perDay} /> },
    {
      key: 'earned',
      label: <ReadyLabel isPaid={!farm.isClaimRefused} />,
      value: <Rewards farm={farm} of={earnedOf} />,
    },
  ];
};

function Figures({ farm }: PartProps): ReactElement {
  const { account } = useWallet();
  const own = useOwnRows(farm);
  const rows: readonly KeyValueRow[] = [
    { key: 'left', label: <Trans>Time left</Trans>, value: <PeriodLeft farm={farm} /> },
    { key: 'end', label: <Trans>Rewards end</Trans>, value: <PeriodEnd farm={farm} /> },
    {
      key: 'total',
      label: <Trans>Staked in total</Trans>,
      value: <StakedAmount farm={farm} raw={farm.totalStaked} isPublic />,
    },
    ...(account ? own : []),
  ];
  return <KeyValue rows={rows} size={14} />;
}

function Notices({ farm }: PartProps): ReactElement {
  const { phase, isPaused, isFailed, stakingToken, sides, address } = farm;
  return (
    <>
      {phase === 'finished' && (
        <Banner tone="info" title={<Trans>This farm pays no more rewards</Trans>}>
          <Trans>Withdraw your stake. What it has earned can still be claimed.</Trans>
        </Banner>
      )}
      {phase === 'notStarted' && (
        <Banner tone="info" title={<Trans>This farm has not started</Trans>}>
          <Trans>A stake earns nothing until rewards are announced. It can be withdrawn at any time.</Trans>
        </Banner>
      )}
      {isPaused === true && (
        <Banner tone="warning" role="status" title={<Trans>Staking is paused</Trans>}>
          <Trans>The farm accepts no new stakes until it resumes. Withdrawals and claims work.</Trans>
        </Banner>
      )}
      <FundingWarning farm={farm} />
      {isFailed && (
        <Hint>
          <Trans>Couldn't load everything about this farm. Retrying with each new block.</Trans>
        </Hint>
      )}
      {stakingToken && !sides && (
        <Hint>
          <Trans>
            Takes the token <AddressLink address={stakingToken.address} />, in the farm{' '}
            <AddressLink address={address} />.
          </Trans>
        </Hint>
      )}
    </>
  );
}

function AddLiquidity({ farm }: PartProps): ReactElement | null {
  const { sides, exchangeId, held, phase } = farm;
  if (!sides || phase === 'finished') return null;
  return (
    <>
      {held === 0n && (
        <Hint>
          <Trans>Add liquidity first: it gives you the pool tokens that are staked here.</Trans>
        </Hint>
      )}
      <AddLiquidityLink sides={sides} exchangeId={exchangeId} />
    </>
  );
}

export function FarmDetails({ farm }: PartProps): ReactElement {
  return (
    <PositionBody>
      <BodyColumn>
        <RawUnitsNotice tokens={[farm.stakingToken, ...farm.rewards.map(({ token }) => token)]} />
        <Notices farm={farm} />
        <Figures farm={farm} />
        <FarmActions farm={farm} />
        <FarmYield farm={farm} />
        <FarmFunding farm={farm} />
      </BodyColumn>
      <FormColumn>
        <FarmForm farm={farm} />
        <AddLiquidity farm={farm} />
      </FormColumn>
    </PositionBody>
  );
}
