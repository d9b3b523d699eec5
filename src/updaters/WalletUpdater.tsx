import { useEffect } from 'react';
import { networkSwitch } from '../chain/connectors/networkSwitch.ts';
import { walletDirectory } from '../chain/connectors/walletDirectory.ts';
import { loadPersistently } from '../lib/loadPersistently.ts';
import { useWallet } from '../reads/useWallet.ts';
import { useWalletActivation } from '../reads/useWalletActivation.ts';

/** The wallet of the local chain. In any other mode neither the code nor the keys are part of the build. */
const offerDemoWallet = async (): Promise<void> => {
  if (import.meta.env.MODE === 'devnet') {
    const { announceDemoWallet } = await import('../chain/connectors/demoWallet/announceDemoWallet.ts');
    announceDemoWallet();
  }
};

/** Finds the wallets of this browser and connects the one that needs no press. */
export function WalletUpdater(): null {
  const { activate } = useWalletActivation();
  const { status } = useWallet();
  const isOut = status === 'disconnected';

  useEffect(() => {
    const stop = walletDirectory.start();
    void offerDemoWallet();
    return stop;
  }, []);

  useEffect(() => {
    if (!isOut) return undefined;
    let stop = (): void => undefined;
    let isLeft = false;
    void loadPersistently(() => import('./connectEagerly.ts')).then(({ connectEagerly }) => {
      if (!isLeft) stop = connectEagerly(activate);
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, [isOut, activate]);

  useEffect(() => {
    if (status !== 'wrongNetwork') networkSwitch.clear();
  }, [status]);

  return null;
}
