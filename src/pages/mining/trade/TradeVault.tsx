import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { unknown } from '#domain/format/unknown.ts';
import { payableOf, runwayBlocks } from '#domain/mining/vault.ts';
import { Reward, SHORT_RUNWAY_DAYS, runwayDays } from '#features/rewards/index.ts';
import { Disclosure } from '#ui/layout/Disclosure.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import type { TradePageView } from './useTradePage.ts';

interface PartProps {
  readonly page: TradePageView;
}

function Runway({ page }: PartProps): ReactElement {
  const { vault } = page.mining;
  const blocks = vault && runwayBlocks(vault);
  if (!vault) return <>{unknown}</>;
  if (blocks === undefined) return <Trans>Nothing is paid now</Trans>;
  if (blocks === 0n) return <Trans>Short now</Trans>;
  const days = runwayDays(blocks, page.blockTime.ms);
  if (days === 0) return <Trans>Less than a day</Trans>;
  return <Plural value={days} one="about # day" other="about # days" />;
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
  const isAmple = vault !== undefined && vault.allowance > vault.balance;
  return (
    <>
      <Warning page={page} />
      <Disclosure>
        <summary>
          <span>
            <Trans>Rewards vault</Trans>
          </span>
          <span>
            <Runway page={page} />
          </span>
        </summary>
        <div>
          <KeyValue
            rows={[
              { key: 'holds', label: <Trans>Holds</Trans>, value: reward(vault?.balance) },
              {
                key: 'approved',
                label: <Trans>Approved for rewards</Trans>,
                value: isAmple ? <Trans>More than it holds</Trans> : reward(vault?.allowance),
              },
              { key: 'owed', label: <Trans>Owed now</Trans>, value: reward(vault?.owed) },
              { key: 'rate', label: <Trans>Paid for each block</Trans>, value: reward(vault?.perBlock) },
              { key: 'runway', label: <Trans>Lasts at today's rate</Trans>, value: <Runway page={page} /> },
            ]}
          />
          <p>
            <Trans>
              Every trade that counts and every claim first takes the pair's due rewards from this vault, and fails if
              it can't pay.
            </Trans>
          </p>
        </div>
      </Disclosure>
    </>
  );
}
