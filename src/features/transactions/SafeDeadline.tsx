import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useDeadlineSeconds } from '#reads/wallet/useDeadlineSeconds.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Banner } from '#ui/feedback/Banner.tsx';

const MINUTE = 60;

export function SafeDeadline(): ReactElement | null {
  const { multisig } = useWallet();
  const minutes = Math.round(useDeadlineSeconds() / MINUTE);
  if (!multisig || multisig.threshold < 2) return null;
  const { threshold, ownerCount } = multisig;
  return (
    <Banner tone="warning" title={<Trans>Execute this within {minutes} minutes</Trans>}>
      <Trans>
        {threshold} of {ownerCount} owners have to sign before then. Executed later, it reverts.
      </Trans>
    </Banner>
  );
}
