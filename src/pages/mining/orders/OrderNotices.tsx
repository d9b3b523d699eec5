import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { miningRules } from '#config/miningRules.ts';
import { dueAt, isVaultShort } from '#domain/mining/orderMining.ts';
import { ageWords } from '#features/blockAge/index.ts';
import { Reward } from '#features/rewards/index.ts';
import { VaultWarning } from '#features/vault/index.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import type { OrderMiningView } from './useOrderMiningPage.ts';

interface PartProps {
  readonly page: OrderMiningView;
}

function OwnWarning({ page }: PartProps): ReactElement | null {
  const { vault, block, token, isClaimShort } = page;
  if (!vault || block === undefined) return null;
  const next = BigInt(block) + 1n;
  if (isVaultShort(vault, next)) {
    const due = <Reward raw={dueAt(vault, next)} token={token} isPublic />;
    return (
      <Banner tone="danger" role="status" title={<Trans>The rewards vault can't pay what is due</Trans>}>
        <Trans>
          Until it can pay {due}, claims fail, and so does placing an order. Open orders can be cancelled in two steps.
        </Trans>
      </Banner>
    );
  }
  if (isClaimShort) {
    const held = <Reward raw={vault.held + dueAt(vault, next)} token={token} isPublic />;
    return (
      <Banner tone="danger" role="status" title={<Trans>Your claim is larger than what there is to pay it</Trans>}>
        <Trans>The contract holds {held}. Your rewards stay recorded in it; claim once it holds enough.</Trans>
      </Banner>
    );
  }
  return (
    <VaultWarning
      programme="order"
      token={token}
      whenShort={<Trans>Once it is empty, orders and claims fail.</Trans>}
      whenLow={<Trans>Once it is empty, orders and claims fail.</Trans>}
    />
  );
}

/** Warns if the operator, who computes the rewards, is late while the account's orders count. */
function OperatorWarning({ page }: PartProps): ReactElement | null {
  const { t } = useLingui();
  const { record, block, step, orders, blockTime } = page;
  const end = record?.addRewardEndBlock;
  if (end === undefined || end === 0n || block === undefined || step === undefined) return null;
  if (!orders?.some(({ status }) => status === 'counts')) return null;
  const late = BigInt(block) - end;
  if (late <= step * BigInt(miningRules.lateSteps)) return null;
  const age = t(ageWords(Math.round((Number(late) * blockTime.ms) / 1000)));
  return (
    <Banner tone="warning" role="status" title={<Trans>Your rewards are not being updated</Trans>}>
      <Trans>The exchange's operator last computed them {age} ago. What you earned until then stays claimable.</Trans>
    </Banner>
  );
}

export function OrderNotices({ page }: PartProps): ReactElement {
  return (
    <>
      <OwnWarning page={page} />
      <OperatorWarning page={page} />
    </>
  );
}
