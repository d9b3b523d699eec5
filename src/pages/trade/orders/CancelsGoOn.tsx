import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { SendButton } from '#features/sendButton/index.ts';

interface CancelsGoOnProps {
  /** Cancels one after the other what cannot be cancelled all at once. */
  readonly startInSteps: (() => void) | undefined;
  /** Takes back in two steps what cannot be paid out. */
  readonly goOn: (() => void) | undefined;
}

/** The way on after cancels that stopped. */
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
