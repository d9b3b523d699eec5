import { useEffect } from 'react';
import { walletSession } from '#chain/connectors/walletSession.ts';
import { networkSwitch } from '#chain/connectors/networkSwitch.ts';
import { importLater } from '#lib/laterParts.ts';
import { useWallet, useWalletAttempt } from '#reads/wallet/useWallet.ts';
import { useWalletActivation } from '#reads/wallet/useWalletActivation.ts';
import { useAppStore } from '#state/hooks.ts';
import { startAfterFirstPage } from '../startAfterFirstPage.ts';

export function WalletUpdater(): null {
  const activation = useWalletActivation();
  const store = useAppStore();
  const { status } = useWallet();
  const isRestoring = useWalletAttempt().phase === 'restoring';
  const isOut = status === 'disconnected' || (isRestoring && status === 'connecting');

  useEffect(
    () =>
      startAfterFirstPage(
        () => import('#chain/connectors/walletDirectory.ts'),
        ({ walletDirectory }) => walletDirectory.start(),
      ),
    [],
  );

  useEffect(() => {
    if (!isOut) return undefined;
    let stop = (): void => undefined;
    let isLeft = false;
    void importLater(() => import('./connectEagerly.ts')).then(({ connectEagerly }) => {
      if (!isLeft) stop = connectEagerly(activation, store);
    }, walletSession.endRestoring);
    return () => {
      isLeft = true;
      stop();
    };
  }, [isOut, activation, store]);

  useEffect(() => {
    if (!isOut) return undefined;
    return startAfterFirstPage(
      () => import('./followChosenChain.ts'),
      ({ followChosenChain }) => followChosenChain(),
    );
  }, [isOut]);

  useEffect(() => {
    if (status !== 'wrongNetwork') networkSwitch.clear();
  }, [status]);

  return null;
}
