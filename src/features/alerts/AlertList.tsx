import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { requestNoticePermission } from '#lib/systemNotice.ts';
import { alertsStore } from '#stores/alertsStore.ts';
import { Button } from '#ui/fields/Button.tsx';
import { BackgroundSetting } from './BackgroundSetting.tsx';
import { AlertRows } from './AlertRows.tsx';
import { NoticeNote } from './NoticeNote.tsx';
import { useAlerts, useNoticePermission } from './useAlerts.ts';

function Allow(): ReactElement | null {
  if (useNoticePermission() !== 'default') return null;
  return (
    <Button size="sm" onClick={() => void requestNoticePermission().then(alertsStore.refresh)}>
      <Trans>Allow notifications</Trans>
    </Button>
  );
}

export function AlertList(): ReactElement {
  const alerts = useAlerts();
  if (alerts.length === 0) {
    return (
      <>
        <p>
          <Trans>
            You have no alerts. Set one with the bell beside a market's price or your orders, on a position, a reward or
            a lock.
          </Trans>
        </p>
        <BackgroundSetting />
      </>
    );
  }
  return (
    <>
      <AlertRows alerts={alerts} />
      <NoticeNote />
      <Allow />
      <BackgroundSetting />
    </>
  );
}
