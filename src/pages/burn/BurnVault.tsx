import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { unknown } from '#domain/format/unknown.ts';
import { approvedRow, Funding, Reward } from '#features/rewards/index.ts';
import type { BurnPageView } from './useBurnPage.ts';

interface BurnVaultProps {
  readonly page: BurnPageView;
}

/** What the vault can pay, in words; a dash while unknown. */
function Means({ page }: BurnVaultProps): ReactElement {
  const { isShort, epochsCovered } = page;
  if (isShort === true) return <Trans>Short now</Trans>;
  if (isShort === undefined) return <>{unknown}</>;
  if (epochsCovered === undefined) return <Trans>Covers all that is owed</Trans>;
  return (
    <Plural
      value={Number(epochsCovered)}
      one="Covers # more epoch"
      other="Covers # more epochs"
      _0="Covers this epoch"
    />
  );
}

/** What rewards are paid from, and whether it suffices. */
export function BurnVault({ page }: BurnVaultProps): ReactElement {
  const { vault, owed, rewardToken } = page.programme;
  const reward = (raw: bigint | undefined) => <Reward raw={raw} token={rewardToken} isPublic />;
  return (
    <Funding
      title={<Trans>Rewards vault</Trans>}
      lasts={<Means page={page} />}
      rows={[
        { key: 'holds', label: <Trans>Holds</Trans>, value: reward(vault?.balance) },
        approvedRow(vault, rewardToken),
        { key: 'owed', label: <Trans>Owed, with this epoch</Trans>, value: reward(owed) },
      ]}
    >
      <Trans>Every claim is paid from this vault, and fails if it can't pay.</Trans>
    </Funding>
  );
}
