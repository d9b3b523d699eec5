import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { SendButton } from '#features/sendButton/index.ts';

interface CancelsGoOnProps {
  /** Cancels single orders after the batch was refused. */
  readonly startInSteps: (() => void) | undefined;
  /** Cancels in two steps an order that cannot be paid out. */
  readonly goOn: (() => void) | undefined;
}

/** Next steps after cancellations that stopped. */
export function CancelsGoOn({ startInSteps, goOn }: CancelsGoOnProps): ReactElement | null {
  const press = startInSteps ?? goOn;
  if (!press) return null;
  return (
    <SendButton
      repeats={{ kinds: ['cancelOrder', 'cancelIntoDeposit'] }}
      variant="danger"
      size="lg"
      block
      onClick={press}
    >
      {startInSteps ? <Trans>Continue step by step</Trans> : <Trans>Cancel in two steps, then continue</Trans>}
    </SendButton>
  );
}
