import { useEffect } from 'react';
import { walletDirectory } from '../chain/connectors/walletDirectory.ts';
import { storageKeys } from '../config/storageKeys.ts';
import { storage } from '../lib/storage.ts';
import { useWallet } from '../reads/useWallet.ts';
import { useWalletActivation } from '../reads/useWalletActivation.ts';

/** The wallet of the local chain. In any other mode neither the code nor the keys are part of the build. */
const offerDemoWallet = async (): Promise<void> => {
  if (import.meta.env.MODE === 'devnet') {
    const { announceDemoWallet } = await import('../chain/connectors/demoWallet/announceDemoWallet.ts');
    announceDemoWallet();
  }
};

/**
 * Finds the wallets of this browser, and connects again to the last one as soon as it shows up, and whenever it
 * offers an account or changes its chain while nobody is connected. It never asks the person anything.
 */
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
    let release = (): void => undefined;
    let tried: unknown;
    const reconnect = (): void => {
      const wallet = walletDirectory.find(storage.get(storageKeys.wallet) ?? '');
      if (!wallet || wallet.provider === tried) return;
      release();
      tried = wallet.provider;
      const again = (): void => void activate(wallet.id, { onlyIfAuthorized: true });
      again();
      wallet.provider.on?.('accountsChanged', again);
      wallet.provider.on?.('chainChanged', again);
      release = () => {
        wallet.provider.removeListener?.('accountsChanged', again);
        wallet.provider.removeListener?.('chainChanged', again);
      };
    };
    reconnect();
    const stop = walletDirectory.subscribe(reconnect);
    return () => {
      stop();
      release();
    };
  }, [isOut, activate]);

  return null;
}
