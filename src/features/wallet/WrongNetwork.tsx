import type { ReactElement } from 'react';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { FeatureGate } from './network/FeatureGate.tsx';
import { WrongNetworkBanner } from './WrongNetworkBanner.tsx';

/** What is said on every page while the wallet is on another chain. A Safe stays on its own, so it is offered no other. */
export function WrongNetwork(): ReactElement {
  const { multisig } = useWallet();
  return (
    <>
      <WrongNetworkBanner />
      {!multisig && <FeatureGate />}
    </>
  );
}
