import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { env } from '#config/env.ts';
import { isUnder } from '#config/firstPages.ts';
import { paths } from '#config/paths.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { alertsStore } from '#stores/alertsStore.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { followUpsStore } from '#stores/followUpsStore.ts';
import { slicesStore } from '#stores/slicesStore.ts';
import { secondRequest } from '#stores/secondRequest.ts';
import { AlertFollower, PressedNotices } from '../alerts/index.ts';
import { SliceFollower } from '../slices/index.ts';
import { FollowUpNotices, FollowUpToasts } from './lazyFollowUps.ts';
import { PopupRegion } from './PopupRegion.ts';
import { useWaitingRequest, WaitingToast } from './WaitingToast.tsx';

const ClaimNotice = lazyPart(async () => (await import('./ClaimNotice.tsx')).ClaimNotice);

const SecondRequestDialog = lazyPart(async () => (await import('./SecondRequestDialog.tsx')).SecondRequestDialog);

/** @param isBusy true while results of transactions are shown, which include the waiting request */
export function BackgroundNotices({ isBusy }: { readonly isBusy: boolean }): ReactElement {
  const { t } = useLingui();
  const hasTicket = isUnder(useLocation().pathname, [paths.trade]);
  const isWaiting = useWaitingRequest() !== undefined;
  const { signer } = useWallet();
  const hasAlerts = useSyncExternalStore(alertsStore.subscribe, alertsStore.current).length > 0;
  const hasSlices = useSyncExternalStore(slicesStore.subscribe, slicesStore.current).length > 0;
  const hasFollowUps = useSyncExternalStore(followUpsStore.subscribe, followUpsStore.current).length > 0;
  const second = useSyncExternalStore(secondRequest.subscribe, secondRequest.current);
  return (
    <>
      {second && <SecondRequestDialog second={second} />}
      <PressedNotices />
      {hasAlerts && <AlertFollower />}
      {hasSlices && <SliceFollower />}
      {hasFollowUps && <FollowUpNotices isBusy={isBusy || isWaiting} />}
      {isWaiting && !isBusy && (
        <PopupRegion aria-label={t`Notifications`} data-beside-ticket={hasTicket ? '' : undefined}>
          {hasFollowUps && <FollowUpToasts />}
          <WaitingToast />
        </PopupRegion>
      )}
      {env.airdrops.length > 0 && signer && (
        <ClaimNotice key={signer} account={signer} isHidden={isBusy || isWaiting} />
      )}
    </>
  );
}
