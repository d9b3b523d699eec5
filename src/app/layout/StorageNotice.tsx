import { useState, type ReactElement } from 'react';
import { Trans } from '@lingui/react/macro';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';

export function StorageNotice(): ReactElement | null {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <Banner
      tone="warning"
      role="alert"
      title={<Trans>Your browser doesn't let us save settings</Trans>}
      action={
        <Button size="xs" variant="outline" onClick={() => setClosed(true)}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Trans>
        Its storage is full or blocked, so changes last only until you leave. Free up space or allow site data.
      </Trans>
    </Banner>
  );
}
