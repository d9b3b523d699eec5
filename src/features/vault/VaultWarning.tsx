import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { payableNow, type VaultProgramme } from '#domain/mining/sharedVault.ts';
import type { Token } from '#domain/tokens/types.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Reward, runwayDays, SHORT_RUNWAY_DAYS } from '../rewards/index.ts';
import { useVaultOutlook } from './useVaultOutlook.ts';

interface VaultWarningProps {
  readonly programme: VaultProgramme;
  readonly token: Token | undefined;
  readonly whenShort: ReactNode;
  readonly whenLow: ReactNode;
}

export function VaultWarning({ programme, token, whenShort, whenLow }: VaultWarningProps): ReactElement | null {
  const { vault, isComplete, ownBlocks, isShort, blockTimeMs } = useVaultOutlook(programme);
  if (!vault) return null;
  if (!isShort) {
    const isKnown = isComplete || ownBlocks === 0n;
    if (!isKnown || ownBlocks === undefined || runwayDays(ownBlocks, blockTimeMs) >= SHORT_RUNWAY_DAYS) return null;
    return (
      <Banner tone="warning" role="status" title={<Trans>The rewards vault is nearly empty</Trans>}>
        <Trans>At today's rates it lasts less than a week.</Trans> {whenLow}
      </Banner>
    );
  }
  const payable = <Reward raw={payableNow(vault)} token={token} isPublic />;
  const owed = <Reward raw={vault.owed} token={token} isPublic />;
  return (
    <Banner tone="danger" role="status" title={<Trans>The rewards vault can't pay what it owes</Trans>}>
      {isComplete && (
        <>
          <Trans>
            It can pay {payable} and owes {owed}.
          </Trans>{' '}
        </>
      )}
      {whenShort}
    </Banner>
  );
}
