import type { ReactElement } from 'react';
import { FeatureGate } from './network/FeatureGate.tsx';
import { WrongNetworkBanner } from './WrongNetworkBanner.tsx';

/** What is said on every page while the wallet is on another chain. */
export function WrongNetwork(): ReactElement {
  return (
    <>
      <WrongNetworkBanner />
      <FeatureGate />
    </>
  );
}
