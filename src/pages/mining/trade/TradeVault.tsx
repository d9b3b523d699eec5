import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { payableOf, runwayBlocks } from '#domain/mining/vault.ts';
import { approvedRow, Funding, Reward, Runway, runwayDays, SHORT_RUNWAY_DAYS } from '#features/rewards/index.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import type { TradePageView } from './useTradePage.ts';

interface PartProps {
  readonly page: TradePageView;
}

function Warning({ page }: PartProps): ReactElement | null {
  const { vault, rewardToken } = page.mining;
  const blocks = vault && runwayBlocks(vault);
  if (!vault || blocks === undefined || runwayDays(blocks, page.blockTime.ms) >= SHORT_RUNWAY_DAYS) return null;
  if (blocks === 0n) {
    const payable = <Reward raw={payableOf(vault)} token={rewardToken} isPublic />;
    const owed = <Reward raw={vault.owed} token={rewardToken} isPublic />;
    return (
      <Banner tone="danger" role="status" title={<Trans>The rewards vault can't pay what it owes</Trans>}>
        <Trans>
          It can pay {payable} and owes {owed}. Until it is filled, claims fail, and so do orders that would fill at
          once in a pair that it can't pay.
        </Trans>
      </Banner>
    );
  }
  return (
    <Banner tone="warning" role="status" title={<Trans>The rewards vault is nearly empty</Trans>}>
      <Trans>At today's rate it lasts less than a week. Claim before it is empty.</Trans>
    </Banner>
  );
}

/** What rewards for trades are paid from, and how long it lasts. */
export function TradeVault({ page }: PartProps): ReactElement {
  const { vault, rewardToken } = page.mining;
  const reward = (raw: bigint | undefined): ReactElement => <Reward raw={raw} token={rewardToken} isPublic />;
  const lasts = (
    <Runway blocks={vault && runwayBlocks(vault)} blockTimeMs={page.blockTime.ms} isKnown={vault !== undefined} />
  );
  return (
    <>
      <Warning page={page} />
      <Funding
        title={<Trans>Rewards vault</Trans>}
        lasts={lasts}
        rows={[
          { key: 'holds', label: <Trans>Holds</Trans>, value: reward(vault?.balance) },
          approvedRow(vault, rewardToken),
          { key: 'owed', label: <Trans>Owed now</Trans>, value: reward(vault?.owed) },
          { key: 'rate', label: <Trans>Paid for each block</Trans>, value: reward(vault?.perBlock) },
          { key: 'runway', label: <Trans>Lasts at today's rate</Trans>, value: lasts },
        ]}
      >
        <Trans>
          Every trade that counts and every claim first takes the pair's due rewards from this vault, and fails if it
          can't pay.
        </Trans>
      </Funding>
    </>
  );
}
