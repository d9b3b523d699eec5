import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { miningRules } from '#config/miningRules.ts';
import { paths } from '#config/paths.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { blockTimeRow, Reward } from '#features/rewards/index.ts';
import { VaultFunding } from '#features/vault/index.ts';
import { Disclosure } from '#ui/layout/Disclosure.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import type { OrderMiningView } from './useOrderMiningPage.ts';

interface PartProps {
  readonly page: OrderMiningView;
}

/** Source: spec 001 section 5. */
export function Activation(): ReactElement {
  const { invitees } = miningRules;
  return (
    <Banner
      tone="info"
      title={<Trans>Activation</Trans>}
      action={
        <ButtonFace as={RouteLink} to={paths.referral} data-variant="outline" data-size="sm">
          <Trans>Invite friends</Trans>
        </ButtonFace>
      }
    >
      <Trans>
        Limit-order mining activation requires inviting {invitees} community members, or contacting the project owner's
        admins.
      </Trans>
    </Banner>
  );
}

export function VaultFacts({ page }: PartProps): ReactElement {
  const { vault, token, record, account } = page;
  const own = { key: 'own', label: <Trans>Owed to you</Trans>, value: <Reward raw={record?.reward} token={token} /> };
  const held = {
    key: 'held',
    label: <Trans>Ready in the contract</Trans>,
    value: <Reward raw={vault?.held} token={token} isPublic />,
  };
  return (
    <VaultFunding programme="order" token={token} rows={account ? [held, own] : [held]}>
      <Trans>
        Every order, cancellation and claim first takes what is due from this vault, and fails if it can't pay. What
        other accounts can claim is not known here.
      </Trans>
    </VaultFunding>
  );
}

export function RateFormula({ page }: PartProps): ReactElement {
  const { blockAmount, step, token, blockTime } = page;
  return (
    <Disclosure>
      <summary>
        <span>
          <Trans>How rewards are computed</Trans>
        </span>
        <span>
          <Trans>
            <Reward raw={blockAmount} token={token} isPublic /> a block
          </Trans>
        </span>
      </summary>
      <div>
        <KeyValue
          rows={[
            {
              key: 'rate',
              label: <Trans>Rewards of all pairs for a block</Trans>,
              value: <Reward raw={blockAmount} token={token} isPublic />,
            },
            {
              key: 'step',
              label: <Trans>Computed after every</Trans>,
              value: step === undefined ? NO_VALUE : <Plural value={Number(step)} one="# block" other="# blocks" />,
            },
            blockTimeRow(blockTime),
          ]}
        />
        <p>
          <Trans>
            Estimate = rewards for a block × the pair's part × your orders' weight ÷ the weight of all its orders. The
            weight is what is left of an order at the market price, times its closeness: 1 at the market price, 1/2 at
            the end of the valid spread.
          </Trans>
        </p>
        <p>
          <Trans>
            The exchange's operator computes the rewards off the chain and writes them to the contract, so they may
            differ.
          </Trans>
        </p>
      </div>
    </Disclosure>
  );
}
