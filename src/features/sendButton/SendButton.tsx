import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useIsOffline } from '#reads/connection/useIsOffline.ts';
import { Button } from '#ui/fields/Button.tsx';
import type { ButtonProps } from '#ui/fields/Button.tsx';

export interface SendButtonProps extends ButtonProps {
  /** False while a form's button names what is missing, and leads to that: whether offline comes first is the form's. */
  readonly sends?: boolean;
}

/** A button whose press is sent, by the wallet or to a service: it says why while the device is offline. */
export function SendButton({ sends = true, ...props }: SendButtonProps): ReactElement {
  const isOffline = useIsOffline();
  if (!isOffline || !sends) return <Button translate="no" {...props} />;
  return (
    <Button {...props} disabled loading={false} icon={undefined} aria-label={undefined} onClick={undefined}>
      <Trans>You are offline</Trans>
    </Button>
  );
}
