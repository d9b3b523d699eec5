import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { payableOf, runwayBlocks } from '#domain/mining/vault.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { approvedRow, Funding, Reward, Runway, runwayDays, SHORT_RUNWAY_DAYS } from '#features/rewards/index.ts';
import type { MiningPageView } from './useMiningPage.ts';

interface PartProps {
  readonly page: MiningPageView;
}

/** How long the vault lasts, in words; a dash while unknown. */
function VaultRunway({ page: { vault, blockTime } }: PartProps): ReactElement {
  return <Runway blocks={vault && runwayBlocks(vault)} blockTimeMs={blockTime.ms} isKnown={vault !== undefined} />;
}

function Warning({ page }: PartProps): ReactElement | null {
  const { vault, blockTime, context } = page;
  const { rewardToken } = context.programme;
  const blocks = vault && runwayBlocks(vault);
  if (!vault || blocks === undefined || runwayDays(blocks, blockTime.ms) >= SHORT_RUNWAY_DAYS) return null;
  const payable = <Reward raw={payableOf(vault)} token={rewardToken} isPublic />;
  const owed = <Reward raw={vault.owed} token={rewardToken} isPublic />;
  if (blocks === 0n) {
    return (
      <Banner tone="danger" role="status" title={<Trans>The rewards vault can't pay what it owes</Trans>}>
        <Trans>
          It can pay {payable} and owes {owed}. Deposits, withdrawals and claims fail in every pool that it can't pay.
        </Trans>
      </Banner>
    );
  }
  return (
    <Banner tone="warning" role="status" title={<Trans>The rewards vault is nearly empty</Trans>}>
      <Trans>At today's rate it lasts less than a week. Once it is empty, deposits, withdrawals and claims fail.</Trans>
    </Banner>
  );
}

/** What rewards are paid from, and how long it lasts. */
export function VaultNotice({ page }: PartProps): ReactElement {
  const { vault, context } = page;
  const { rewardToken } = context.programme;
  const reward = (raw: bigint | undefined) => <Reward raw={raw} token={rewardToken} isPublic />;
  return (
    <>
      <Warning page={page} />
      <Funding
        title={<Trans>Rewards vault</Trans>}
        lasts={<VaultRunway page={page} />}
        rows={[
          { key: 'holds', label: <Trans>Holds</Trans>, value: reward(vault?.balance) },
          approvedRow(vault, rewardToken),
          { key: 'owed', label: <Trans>Owed now</Trans>, value: reward(vault?.owed) },
          { key: 'rate', label: <Trans>Paid for each block</Trans>, value: reward(vault?.perBlock) },
          { key: 'runway', label: <Trans>Lasts at today's rate</Trans>, value: <VaultRunway page={page} /> },
        ]}
      >
        <Trans>
          Every deposit, withdrawal and claim first takes the pool's due rewards from this vault, and fails if it can't
          pay.
        </Trans>
      </Funding>
    </>
  );
}
