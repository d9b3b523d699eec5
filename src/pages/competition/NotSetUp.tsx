import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Notice } from '#ui/feedback/Notice.tsx';

export function NotSetUp(): ReactElement {
  return (
    <Notice title={<Trans>Competitions are not set up here</Trans>}>
      <p>
        <Trans>No service for rankings is set up on this site.</Trans>
      </p>
    </Notice>
  );
}
