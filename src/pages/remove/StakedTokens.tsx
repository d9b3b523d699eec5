import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { paths } from '#config/paths.ts';
import { poolTokensText } from '#features/position/index.ts';
import { Reward } from '#features/rewards/index.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Toggle } from '#ui/fields/Toggle.tsx';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import type { RemoveForm } from './useRemoveForm.ts';

interface FormProps {
  readonly form: RemoveForm;
}

interface NoteProps {
  readonly staked: bigint | undefined;
  readonly isIncluded: boolean;
}

function StakedNote({ staked, isIncluded }: NoteProps): ReactElement {
  const mask = useMask();
  if (staked === undefined) return <Trans>Couldn't load your staked pool tokens.</Trans>;
  const all = mask(poolTokensText(staked));
  return isIncluded ? (
    <Trans>Counts {all} in the rewards pool too. Those in your wallet are used first.</Trans>
  ) : (
    <Trans>{all} are in the rewards pool. The percentage applies only to your wallet.</Trans>
  );
}

export function StakedTokens({ form }: FormProps): ReactElement | null {
  const { t } = useLingui();
  const { position, unstake } = form;
  const staked = position?.holding.staked;
  const isPossible = staked !== undefined && staked > 0n && position?.mining !== undefined;
  if (!isPossible && !unstake.isIncluded) return null;
  return (
    <Toggle
      label={t`Include staked pool tokens`}
      note={<StakedNote staked={staked} isIncluded={unstake.isIncluded} />}
      checked={unstake.isIncluded}
      onChange={unstake.include}
    />
  );
}

interface UnstakedProps extends FormProps {
  readonly amount: bigint;
}

export function Unstaked({ form, amount }: UnstakedProps): ReactElement | null {
  const { rewards } = form.unstake;
  if (amount === 0n) return null;
  return (
    <KeyValue
      rows={[
        {
          key: 'unstaked',
          label: <Trans>Withdrawn from the rewards pool</Trans>,
          value: <span translate="no">{poolTokensText(amount)}</span>,
        },
        ...(rewards ?? [undefined]).map((reward) => ({
          key: reward?.token.address ?? 'claimed',
          label: <Trans>Claimed with it</Trans>,
          value: <Reward raw={reward?.amount} token={reward?.token} />,
        })),
      ]}
    />
  );
}

/** The emergency withdrawal works in both cases, without rewards. */
export function RewardsClosed({
  form,
}: {
  readonly form: Pick<RemoveForm, 'problem' | 'poolToken'>;
}): ReactElement | null {
  const { problem, poolToken } = form;
  if (!poolToken || (problem?.code !== 'rewardsPaused' && problem?.code !== 'vaultShort')) return null;
  const to = `${paths.liquidityMining}?lp=${poolToken.address}`;
  return (
    <Banner
      tone="warning"
      role="status"
      title={
        problem.code === 'vaultShort' ? (
          <Trans>The rewards vault can't pay, so withdrawing fails</Trans>
        ) : (
          <Trans>The rewards pool is paused, so withdrawing fails</Trans>
        )
      }
    >
      <RouteLink to={to}>
        <Trans>Open the rewards pool</Trans>
      </RouteLink>
    </Banner>
  );
}
