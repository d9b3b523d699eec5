import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Press } from '#domain/transactions/walletRequest.ts';
import { useIsOffline } from '#reads/connection/useIsOffline.ts';
import { Button } from '#ui/fields/Button.tsx';
import type { ButtonProps } from '#ui/fields/Button.tsx';
import { StillWaiting } from './StillWaiting.tsx';

export interface SendButtonProps extends ButtonProps {
  /** Requests of the wallet that the press makes; `nothing`: what it sends goes elsewhere, or another press sends it. */
  readonly repeats: Press | 'nothing';
  /** False while a form's button names what is missing, and leads to that: whether offline comes first is the form's. */
  readonly sends?: boolean;
}

/** A button whose press is sent, by the wallet or to a service: it says why while the device is offline. */
export function SendButton({ sends = true, repeats, children, ...props }: SendButtonProps): ReactElement {
  const isOffline = useIsOffline();
  const words =
    sends && repeats !== 'nothing' ? (
      <StillWaiting press={repeats} isShort={props.size === 'xs' || props.size === 'sm'}>
        {children}
      </StillWaiting>
    ) : (
      children
    );
  if (!isOffline || !sends) {
    return (
      <Button translate="no" {...props}>
        {words}
      </Button>
    );
  }
  return (
    <Button {...props} disabled loading={false} icon={undefined} aria-label={undefined} onClick={undefined}>
      <Trans>You are offline</Trans>
    </Button>
  );
}
