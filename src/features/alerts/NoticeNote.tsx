import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { color, text } from '#ui/theme/theme.ts';
import { useNoticePermission } from './useAlerts.ts';

export const Note = styled.small`
  ${text(12)}
  color: ${color('text-3')};
`;

export function NoticeNote(): ReactElement {
  switch (useNoticePermission()) {
    case 'granted':
      return (
        <Note>
          <Trans>Shown as a system notification while the exchange is open in a tab.</Trans>
        </Note>
      );
    case 'default':
      return (
        <Note>
          <Trans>
            Your browser asks once whether the exchange may notify you. Without that, alerts appear on the page.
          </Trans>
        </Note>
      );
    case 'denied':
      return (
        <Note>
          <Trans>
            Notifications are blocked, so alerts appear on the page. Allow them in your browser's settings for this
            site.
          </Trans>
        </Note>
      );
    case 'absent':
      return (
        <Note>
          <Trans>This browser shows no notifications here, so alerts appear on the page.</Trans>
        </Note>
      );
  }
}
