import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useWallet } from '#reads/wallet/useWallet.ts';

export function ReceivedNow(): ReactElement {
  const { multisig } = useWallet();
  return multisig && multisig.threshold > 1 ? (
    <Trans>You receive if executed now</Trans>
  ) : (
    <Trans>You receive now</Trans>
  );
}
