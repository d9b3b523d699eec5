import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Banner } from '#ui/feedback/Banner.tsx';

export function PendingCancel(): ReactElement {
  return (
    <Banner tone="warning" role="status">
      <Trans>A cancellation of this order is already pending. Wait until it is mined.</Trans>
    </Banner>
  );
}
