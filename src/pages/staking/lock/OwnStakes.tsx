import { Plural, Trans } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { stakingRules } from '#config/stakingRules.ts';
import { PositionSkeleton } from '#features/position/index.ts';
import { Dollars } from '#features/money/index.ts';
import { ListHead, Reward, type LockAsset } from '#features/rewards/index.ts';
import { TransactionDialog, useSummaryOf } from '#features/transactions/index.ts';
import type { OwnStake, OwnStakes as Own } from '#reads/staking/useLockedStakes.ts';
import { Button } from '#ui/fields/Button.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Cards, Tile, Tiles } from '#ui/layout/ListPage.ts';
import { Card } from '#ui/layout/Panel.tsx';
import { planUnlock } from '#writes/rewards/lockStaking.ts';
import { useSubmit } from '#writes/sending/useSubmit.ts';
import type { LockPartProps } from './LockSolvency.tsx';
import { LastStep } from '../restake/LastStep.tsx';
import { useFollowedClaim } from '../restake/useFollowedClaim.ts';
import { StakeCard } from './StakeCard.tsx';

const LockRestake = lazyPart(async () => (await import('../restake/LockRestake.tsx')).LockRestake);

interface OwnStakesProps extends LockPartProps {
  readonly asset: Pick<LockAsset, 'name' | 'valueOf'>;
  readonly own: Own;
  /** True below a closed card, which shows nothing if there are no locks. */
  readonly isShort: boolean;
  readonly limit: number;
  readonly onMore: () => void;
}

function Worth({ raw, asset }: { readonly raw: bigint } & Pick<OwnStakesProps, 'asset'>): ReactElement | null {
  const value = asset.valueOf(raw);
  if (!value) return null;
  return (
    <small>
      <Dollars value={value} />
    </small>
  );
}

function Totals({ own, token, asset }: Pick<OwnStakesProps, 'own' | 'token' | 'asset'>): ReactElement {
  const { stakes } = own;
  const [locked, payout] = [
    stakes.reduce((sum, { deposited }) => sum + deposited, 0n),
    stakes.reduce((sum, stake) => sum + stake.payout, 0n),
  ];
  return (
    <Tiles>
      <Tile>
        <dt>
          <Trans>Locked</Trans>
        </dt>
        <dd>
          <Reward raw={locked} token={token} />
          <Worth raw={locked} asset={asset} />
        </dd>
      </Tile>
      <Tile>
        <dt>
          <Trans>Paid back in total</Trans>
        </dt>
        <dd>
          <Reward raw={payout} token={token} />
          <Worth raw={payout} asset={asset} />
        </dd>
      </Tile>
    </Tiles>
  );
}

function NoStakes({ own }: Pick<OwnStakesProps, 'own'>): ReactElement {
  return (
    <Card>
      {own.isFailed ? (
        <EmptyState icon="alert" title={<Trans>Couldn't load your locks</Trans>}>
          <Trans>The node didn't respond. Retrying with each new block; your locks are not affected.</Trans>
        </EmptyState>
      ) : (
        <EmptyState icon="layers" title={<Trans>You have nothing locked</Trans>}>
          <Trans>Choose a time and an amount above. Each lock is listed here with its unlock time.</Trans>
        </EmptyState>
      )}
    </Card>
  );
}

interface ListProps extends OwnStakesProps {
  readonly onWithdraw: (stake: OwnStake) => void;
  readonly onLockAgain: ((stake: OwnStake) => void) | undefined;
}

function StakeList(props: ListProps): ReactElement | null {
  const { programme, token, asset, own, isShort, limit, onMore, onWithdraw, onLockAgain } = props;
  const { stakes, count, isComplete, isFailed } = own;
  const { maxStakes } = stakingRules;
  if (isShort && stakes.length === 0 && !isFailed) return null;
  if (!isComplete && !isFailed && stakes.length === 0) return <PositionSkeleton />;
  if (stakes.length === 0) return <NoStakes own={own} />;
  return (
    <Cards>
      <ListHead>
        <h2>
          <Plural value={stakes.length} one="# lock" other="# locks" />
        </h2>
      </ListHead>
      {isComplete && <Totals own={own} token={token} asset={asset} />}
      {count !== undefined && count > maxStakes && (
        <Banner tone="warning">
          <Trans>The contract names more locks than can be read here. Only the first {maxStakes} are listed.</Trans>
        </Banner>
      )}
      {stakes.slice(0, limit).map((stake) => (
        <StakeCard
          key={stake.id.toString()}
          programme={programme}
          token={token}
          asset={asset}
          stake={stake}
          onWithdraw={onWithdraw}
          onLockAgain={onLockAgain}
        />
      ))}
      {stakes.length > limit && (
        <Button variant="outline" onClick={onMore}>
          <Trans>Show more locks</Trans>
        </Button>
      )}
    </Cards>
  );
}

/** Undefined while no dialog is open. The last step needs no lock. */
interface LockedAgain {
  readonly stake: OwnStake | undefined;
}

export function OwnStakes(props: OwnStakesProps): ReactElement {
  const { programme, token } = props;
  const { arrived, follow } = useFollowedClaim(programme.staking, token);
  const [opened, open] = useState<LockedAgain>();
  const { state, submit, reset } = useSubmit();
  const summaryOf = useSummaryOf();
  const [summary, setSummary] = useState('');
  const withdraw = (stake: OwnStake): void => {
    const plan = planUnlock({ staking: programme.staking, token, stake });
    const words = summaryOf(plan.info);
    setSummary(words);
    void submit(plan, words);
  };
  return (
    <>
      {arrived !== undefined && (
        <LastStep
          kind="lock"
          token={token}
          arrived={arrived}
          onOpen={() => open({ stake: undefined })}
          onEnd={() => follow(undefined)}
        />
      )}
      <StakeList
        {...props}
        onWithdraw={withdraw}
        onLockAgain={arrived === undefined ? (stake) => open({ stake }) : undefined}
      />
      {opened && (
        <LockRestake
          programme={programme}
          token={token}
          stake={opened.stake}
          arrived={arrived}
          onClaimed={follow}
          onClose={() => open(undefined)}
        />
      )}
      <TransactionDialog state={state} summary={summary} onDismiss={reset} />
    </>
  );
}
