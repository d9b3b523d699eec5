import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Button, type ButtonSize } from '#ui/fields/Button.tsx';
import { useNetworkSwitch } from '#writes/useNetworkSwitch.ts';

/** `WrongNetworkBanner` shows a failure. */
export function SwitchNetworkButton({ size }: { readonly size: ButtonSize }): ReactElement | null {
  const { isSwitching, switchNetwork } = useNetworkSwitch();
  if (!switchNetwork) return null;
  return (
    <Button size={size} variant="outline" loading={isSwitching} onClick={switchNetwork}>
      <Trans>Switch to Polygon</Trans>
    </Button>
  );
}
