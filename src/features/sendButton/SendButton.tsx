import { Trans } from '@lingui/react/macro';
import { type ReactElement } from 'react';
import type { Press } from '#domain/transactions/walletRequest.ts';
import { useIsOffline } from '#reads/connection/useIsOffline.ts';
import { Button, type ButtonProps } from '#ui/fields/Button.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import type { StillWaitingProps } from './WaitingLabel.tsx';

const StillWaiting = lazyPart(
  async () => (await import('./WaitingLabel.tsx')).WaitingLabel,
  ({ children }: StillWaitingProps) => <>{children}</>,
);

export interface SendButtonProps extends ButtonProps {
  /** `nothing`: the press sends to another service, or a later press sends. */
  readonly repeats: Press | 'nothing';
  /**
   * False while a form's button names a problem and leads to its solution. The form then decides if being offline comes
   * first.
   */
  readonly sends?: boolean;
}

export function SendButton({ sends = true, repeats, children, ...props }: SendButtonProps): ReactElement {
  const isOffline = useIsOffline();
  const words =
    sends && repeats !== 'nothing' ? (
      <StillWaiting
        press={repeats}
        isShort={props.size === 'xs' || props.size === 'sm'}
        isReady={props.disabled !== true && props.loading !== true}
      >
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
