import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { rewardsPerDay } from '#domain/mining/yields.ts';
import { isClaimShort } from '#domain/staking/single.ts';
import { shareText } from '#features/position/index.ts';
import { ReadyLabel, Reward, runwayDays, SHORT_RUNWAY_DAYS } from '#features/rewards/index.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { KeyValue, type KeyValueRow } from '#ui/layout/KeyValue.tsx';
import type { SingleView } from '#features/earnViews/index.ts';
import { useEndRow } from './useEndRow.tsx';

export interface SinglePartProps {
  readonly view: SingleView;
}

function FundingNotice({ view }: SinglePartProps): ReactElement | null {
  const { isShort, runway, pending = 0n, payable = 0n, rewardToken, blockTime } = view;
  if (isShort) {
    const missing = <Reward raw={pending - payable} token={rewardToken} />;
    return (
      <Banner tone="danger" role="status" title={<Trans>Your rewards can't be paid now</Trans>}>
        <Trans>
          A claim fails until the contract holds {missing} more. You can still unstake; your rewards stay claimable.
        </Trans>
      </Banner>
    );
  }
  if (runway?.kind === 'short') {
    return (
      <Banner tone="warning" role="status" title={<Trans>The contract owes more rewards than it holds</Trans>}>
        <Trans>Claims may fail until it is funded. Your stake is not affected and can be unstaked.</Trans>
      </Banner>
    );
  }
  if (runway?.kind !== 'blocks' || runwayDays(runway.blocks, blockTime.ms) >= SHORT_RUNWAY_DAYS) return null;
  return (
    <Banner tone="warning" role="status" title={<Trans>The rewards are nearly used up</Trans>}>
      <Trans>At today's rate they last less than a week. After that, claims fail until the contract is funded.</Trans>
    </Banner>
  );
}

export function SingleNotices({ view }: SinglePartProps): ReactElement {
  const { isPaused, isEnded } = view;
  return (
    <>
      {isPaused && (
        <Banner tone="warning" role="status" title={<Trans>Staking is suspended</Trans>}>
          <Trans>
            The contract accepts no stakes, withdrawals or claims until it resumes. Your tokens stay in the contract.
          </Trans>
        </Banner>
      )}
      {isEnded && (
        <Banner tone="info" title={<Trans>Rewards have ended</Trans>}>
          <Trans>Unstake your tokens and claim what they have earned.</Trans>
        </Banner>
      )}
      <FundingNotice view={view} />
    </>
  );
}

export function SingleFigures({ view }: SinglePartProps): ReactElement {
  const mask = useMask();
  const { account } = useWallet();
  const { token, rewardToken, terms, staked, pending, perBlock, blockTime } = view;
  const isPaid = view.isPaused !== true && !isClaimShort(pending, view.payable);
  const supply = terms?.totalStaked;
  const isShared = supply !== undefined && staked !== undefined && supply >= staked && supply > 0n;
  const perDay =
    isShared && perBlock !== undefined ? rewardsPerDay({ perBlock, supply }, staked, blockTime.ms) : undefined;
  const own: readonly KeyValueRow[] = [
    { key: 'own', label: <Trans>Your stake</Trans>, value: <Reward raw={staked} token={token} /> },
    {
      key: 'share',
      label: <Trans>Your share</Trans>,
      value: isShared ? mask(shareText({ numerator: staked, denominator: supply })) : NO_VALUE,
    },
    { key: 'day', label: <Trans>You earn a day</Trans>, value: <Reward raw={perDay} token={rewardToken} /> },
    { key: 'pending', label: <ReadyLabel isPaid={isPaid} />, value: <Reward raw={pending} token={rewardToken} /> },
  ];
  const rows: readonly KeyValueRow[] = [
    ...useEndRow(view),
    { key: 'total', label: <Trans>Staked in total</Trans>, value: <Reward raw={supply} token={token} isPublic /> },
    ...(account ? own : []),
  ];
  return <KeyValue rows={rows} size={14} />;
}
