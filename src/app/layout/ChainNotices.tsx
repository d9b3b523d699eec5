import { useSyncExternalStore, type ReactElement } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { walletLink } from '#chain/connectors/walletLink.ts';
import { rules } from '#config/rules.ts';
import { ageWords, useBlockAge } from '#features/blockAge/index.ts';
import { useIsOffline } from '#reads/connection/useIsOffline.ts';
import { sharedProposal } from '#stores/sharedProposal.ts';
import { selectConnection, selectIsUnreachable } from '#state/app/selectors.ts';
import { useAppSelector } from '#state/hooks.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { CopyText } from '#ui/text/CopyText.tsx';
import { OperatorNotices } from './OperatorNotices.tsx';
import { useKeyboardProperty } from '#ui/hooks/useKeyboardProperty.ts';

const SharedProposal = lazyPart(async () => (await import('./SharedProposal.tsx')).SharedProposal);

function OfflineBanner(): ReactElement {
  const { t } = useLingui();
  const ageSeconds = useBlockAge((age) => age.ageSeconds);
  return (
    <Banner tone="warning" role="alert" title={<Trans>You are offline</Trans>}>
      {ageSeconds === undefined ? (
        <Trans>
          What is shown was kept from an earlier visit. Nothing can be sent until the connection is back; we keep
          trying.
        </Trans>
      ) : (
        <Trans>
          Prices and balances are {t(ageWords(ageSeconds))} old. Nothing can be sent until the connection is back; we
          keep trying.
        </Trans>
      )}
    </Banner>
  );
}

function ConnectionBanner(): ReactElement | null {
  const connection = useAppSelector(selectConnection);
  const isUnreachable = useAppSelector(selectIsUnreachable);
  const isOffline = useIsOffline();
  const hasBlock = useBlockAge(({ ageSeconds }) => ageSeconds !== undefined);
  if (isOffline) return <OfflineBanner />;
  if (connection.status === 'ok' || !isUnreachable) return null;
  return (
    <Banner
      tone="danger"
      role="alert"
      title={<Trans>Couldn't reach the network</Trans>}
      action={
        <CopyText text={connection.message}>
          <Trans>Copy the reason</Trans>
        </CopyText>
      }
    >
      {!hasBlock ? (
        <Trans>
          Nothing could be loaded yet. Check your connection; we keep retrying. Reason: {connection.message}
        </Trans>
      ) : (
        <Trans>
          Numbers on this page may be out of date. Check your connection; we keep retrying. Reason: {connection.message}
        </Trans>
      )}
    </Banner>
  );
}

function ClockBanner(): ReactElement | null {
  const { t } = useLingui();
  const slowSeconds = useBlockAge(({ offsetMs }) =>
    Math.abs(offsetMs) > rules.clock.noticeMs ? Math.round(offsetMs / 1000) : undefined,
  );
  if (slowSeconds === undefined) return null;
  const off = t(ageWords(Math.abs(slowSeconds)));
  return (
    <Banner
      tone="warning"
      role="status"
      title={
        slowSeconds > 0 ? (
          <Trans>Your device's clock is {off} slow</Trans>
        ) : (
          <Trans>Your device's clock is {off} fast</Trans>
        )
      }
    >
      <Trans>Set it to the correct time: dates shown here depend on it.</Trans>
    </Banner>
  );
}

function WalletLinkBanner(): ReactElement | null {
  const state = useSyncExternalStore(walletLink.subscribe, walletLink.current);
  if (state === 'up') return null;
  if (state === 'down')
    return (
      <Banner tone="warning" role="alert" title={<Trans>Couldn't reach your wallet</Trans>}>
        <Trans>
          WalletConnect's relay does not respond, so an open request may arrive late. We keep retrying; check your
          connection.
        </Trans>
      </Banner>
    );
  return (
    <Banner
      tone="info"
      role="status"
      title={<Trans>The connection to your wallet ended</Trans>}
      action={
        <Button size="xs" variant="outline" onClick={() => walletLink.set('up')}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Trans>Connect it again to trade.</Trans>
    </Banner>
  );
}

export function ChainNotices(): ReactElement {
  // Runs in this lazily loaded part, because no page needs it before the first key press.
  useKeyboardProperty();
  const isShared = useSyncExternalStore(sharedProposal.subscribe, sharedProposal.current).phase !== 'none';
  return (
    <>
      <OperatorNotices />
      <ConnectionBanner />
      <ClockBanner />
      <WalletLinkBanner />
      {isShared && <SharedProposal />}
    </>
  );
}
