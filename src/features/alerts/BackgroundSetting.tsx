import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { checkChoice } from '#stores/backgroundChecks.ts';
import { Toggle } from '#ui/fields/Toggle.tsx';
import { useNoticePermission } from './useAlerts.ts';
import { useBackgroundChecks } from './useBackgroundChecks.ts';

function Note(): ReactElement | null {
  const { support } = useBackgroundChecks();
  const permission = useNoticePermission();
  switch (support) {
    case 'available':
      return permission === 'granted' ? (
        <Trans>
          Looks at price alerts and pending transactions at most twice a day while the app is closed. Your browser
          chooses when.
        </Trans>
      ) : (
        <Trans>Needs notifications. Allow them first.</Trans>
      );
    case 'installedOnly':
      return <Trans>Only in the installed app. Install the exchange from your browser's menu.</Trans>;
    case 'absent':
      return <Trans>This browser does not offer it: alerts need an open tab.</Trans>;
    case undefined:
      return null;
  }
}

/** Explains the browser's support: background checks exist only in the installed application of some browsers. */
export function BackgroundSetting(): ReactElement {
  const { support, isOn, isChosen } = useBackgroundChecks();
  const permission = useNoticePermission();
  return (
    <Toggle
      label={<Trans>Check in the background</Trans>}
      note={<Note />}
      checked={isOn}
      disabled={support !== 'available' || permission !== 'granted'}
      onChange={() => checkChoice.choose(isChosen ? 'off' : 'on')}
    />
  );
}
