import { Trans, Plural } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { SendButton } from '#features/sendButton/index.ts';

interface CancelsGoOnProps {
  readonly startInSteps: (() => void) | undefined;
  readonly goOn: (() => void) | undefined;
}

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

export function FailedCancels({ count }: { readonly count: number }): ReactElement | null {
  if (count === 0) return null;
  return (
    <div role="alert">
      <Plural
        value={count}
        one="# cancellation failed. Check your open orders and cancel it again."
        other="# cancellations failed. Check your open orders and cancel them again."
      />
    </div>
  );
}
