import type { ReactElement } from 'react';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { FeatureGate } from './network/FeatureGate.tsx';
import { WrongNetworkBanner } from './WrongNetworkBanner.tsx';

/** A Safe cannot switch its chain, so it is offered no other one. */
export function WrongNetwork(): ReactElement {
  const { multisig } = useWallet();
  return (
    <>
      <WrongNetworkBanner />
      {!multisig && <FeatureGate />}
    </>
  );
}
