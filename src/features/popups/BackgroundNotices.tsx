import { useSyncExternalStore, type ReactElement } from 'react';
import { env } from '#config/env.ts';
import { importWithRetry } from '#lib/importWithRetry.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { alertsStore } from '#stores/alertsStore.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { secondRequest } from '#stores/secondRequest.ts';
import { AlertFollower, PressedNotices } from '../alerts/index.ts';

const ClaimNotice = lazyPart(async () => (await importWithRetry(() => import('./ClaimNotice.tsx'))).ClaimNotice);

const SecondRequestDialog = lazyPart(
  async () => (await importWithRetry(() => import('./SecondRequestDialog.tsx'))).SecondRequestDialog,
);

export function BackgroundNotices({ isBusy }: { readonly isBusy: boolean }): ReactElement {
  const { signer } = useWallet();
  const hasAlerts = useSyncExternalStore(alertsStore.subscribe, alertsStore.current).length > 0;
  const second = useSyncExternalStore(secondRequest.subscribe, secondRequest.current);
  return (
    <>
      {second && <SecondRequestDialog second={second} />}
      <PressedNotices />
      {hasAlerts && <AlertFollower />}
      {env.airdrops.length > 0 && signer && <ClaimNotice key={signer} account={signer} isHidden={isBusy} />}
    </>
  );
}
