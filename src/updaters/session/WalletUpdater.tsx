import { useEffect } from 'react';
import { networkSwitch } from '#chain/connectors/networkSwitch.ts';
import { startLater } from '#lib/later.ts';
import { useWallet, useWalletAttempt } from '#reads/wallet/useWallet.ts';
import { useWalletActivation } from '#reads/wallet/useWalletActivation.ts';
import { useAppStore } from '#state/hooks.ts';

export function WalletUpdater(): null {
  const activation = useWalletActivation();
  const store = useAppStore();
  const { status } = useWallet();
  const isRestoring = useWalletAttempt().phase === 'restoring';
  const isOut = status === 'disconnected' || (isRestoring && status === 'connecting');

  useEffect(
    () =>
      startLater(
        () => import('#chain/connectors/walletDirectory.ts'),
        ({ walletDirectory }) => walletDirectory.start(),
      ),
    [],
  );

  useEffect(() => {
    if (!isOut) return undefined;
    return startLater(
      () => import('./connectEagerly.ts'),
      ({ connectEagerly }) => connectEagerly(activation, store),
    );
  }, [isOut, activation, store]);

  useEffect(() => {
    if (!isOut) return undefined;
    return startLater(
      () => import('./followChosenChain.ts'),
      ({ followChosenChain }) => followChosenChain(),
    );
  }, [isOut]);

  useEffect(() => {
    if (status !== 'wrongNetwork') networkSwitch.clear();
  }, [status]);

  return null;
}
