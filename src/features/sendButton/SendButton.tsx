import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useIsOffline } from '#reads/connection/useIsOffline.ts';
import { Button } from '#ui/fields/Button.tsx';
import type { ButtonProps } from '#ui/fields/Button.tsx';

/** A button whose press is sent, by the wallet or to a service: it says why while the device is offline. */
export function SendButton(props: ButtonProps): ReactElement {
  const isOffline = useIsOffline();
  if (!isOffline) return <Button {...props} />;
  return (
    <Button {...props} disabled loading={false} icon={undefined} aria-label={undefined} onClick={undefined}>
      <Trans>You are offline</Trans>
    </Button>
  );
}
