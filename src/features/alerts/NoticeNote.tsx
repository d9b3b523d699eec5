import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useNoticePermission } from './useAlerts.ts';

/** Where alerts appear, by what the browser allows. */
export function NoticeNote(): ReactElement {
  switch (useNoticePermission()) {
    case 'granted':
      return (
        <small>
          <Trans>Shown as a system notification while the exchange is open in a tab.</Trans>
        </small>
      );
    case 'default':
      return (
        <small>
          <Trans>
            Your browser asks once whether the exchange may notify you. Without that, alerts appear on the page.
          </Trans>
        </small>
      );
    case 'denied':
      return (
        <small>
          <Trans>
            Notifications are blocked, so alerts appear on the page. Allow them in your browser's settings for this
            site.
          </Trans>
        </small>
      );
    case 'absent':
      return (
        <small>
          <Trans>This browser shows no notifications here, so alerts appear on the page.</Trans>
        </small>
      );
  }
}
