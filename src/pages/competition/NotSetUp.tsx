import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Notice } from '#ui/feedback/Notice.tsx';

export function NotSetUp(): ReactElement {
  return (
    <Notice title={<Trans>Competitions are not set up here</Trans>}>
      <p>
        <Trans>This site names no service that keeps rankings.</Trans>
      </p>
    </Notice>
  );
}
