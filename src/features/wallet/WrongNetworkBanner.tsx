import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Banner } from '#ui/feedback/Banner.tsx';
import { useNetworkSwitch } from '#writes/wallet/useNetworkSwitch.ts';
import { switchProblemWords } from './walletWords.ts';
import { Button, type ButtonSize } from '#ui/fields/Button.tsx';

function SwitchNetworkButton({ size }: { readonly size: ButtonSize }): ReactElement | null {
  const { isSwitching, switchNetwork } = useNetworkSwitch();
  if (!switchNetwork) return null;
  return (
    <Button size={size} variant="outline" loading={isSwitching} onClick={switchNetwork}>
      <Trans>Switch to Polygon</Trans>
    </Button>
  );
}

export function WrongNetworkBanner(): ReactElement {
  const { i18n } = useLingui();
  const { problem, switchNetwork } = useNetworkSwitch();
  return (
    <Banner tone="danger" role="alert" title={<Trans>Wrong Network</Trans>} action={<SwitchNetworkButton size="xs" />}>
      <Trans>Please connect to the Polygon network.</Trans> {problem && i18n._(switchProblemWords[problem.code])}
      {!switchNetwork && <Trans>Open your Safe on Polygon and start the app there.</Trans>}
    </Banner>
  );
}
