import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { canShare, share } from '#lib/device.ts';
import { Button } from '../fields/Button.tsx';

/** Renders nothing if the browser cannot share. */
export function ShareButton({ url, label }: { readonly url: string; readonly label?: string }): ReactElement | null {
  if (!canShare()) return null;
  return (
    <Button variant="ghost" size="xs" icon="send" aria-label={label} onClick={() => void share(url)}>
      <Trans>Share</Trans>
    </Button>
  );
}
