import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useWallet } from '../../reads/useWallet.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { useConnectWallet } from '../../writes/connectWallet.ts';

/** Above every page while the wallet is on another chain: says so and asks the wallet to switch. */
export function WrongNetworkBanner(): ReactElement | null {
  const { status } = useWallet();
  const { switchNetwork } = useConnectWallet();
  const [phase, setPhase] = useState<'ready' | 'asking' | 'failed'>('ready');
  if (status !== 'wrongNetwork') return null;
  const ask = async (): Promise<void> => {
    setPhase('asking');
    const switched = await switchNetwork();
    setPhase(switched.ok ? 'ready' : 'failed');
  };
  return (
    <Banner
      tone="danger"
      role="alert"
      title={<Trans>Wrong Network</Trans>}
      action={
        <Button size="xs" variant="outline" loading={phase === 'asking'} onClick={() => void ask()}>
          <Trans>Switch</Trans>
        </Button>
      }
    >
      <Trans>Please connect to the Polygon network.</Trans>{' '}
      {phase === 'failed' && <Trans>The wallet did not switch. Choose Polygon in the wallet itself.</Trans>}
    </Banner>
  );
}
