import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useOpenWallet } from '#reads/wallet/useOpenWallet.ts';
import { Button, type ButtonProps } from '#ui/fields/Button.tsx';

export function OpenWalletButton(props: Pick<ButtonProps, 'size' | 'block'>): ReactElement | null {
  const openWallet = useOpenWallet();
  if (!openWallet) return null;
  return (
    <Button variant="outline" {...props} onClick={openWallet}>
      <Trans>Open wallet</Trans>
    </Button>
  );
}
