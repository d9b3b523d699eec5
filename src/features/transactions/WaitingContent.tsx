import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { Said } from './DialogParts.tsx';

interface WaitingContentProps {
  readonly summary: string;
  /** The wallet has been asked; before that the contract is. */
  readonly isAsking: boolean;
}

export function WaitingContent({ summary, isAsking }: WaitingContentProps): ReactElement {
  return (
    <Said role="status">
      <span data-art="">
        <Spinner $size={28} />
      </span>
      <p>{summary}</p>
      <small>
        {isAsking ? <Trans>Confirm this transaction in your wallet</Trans> : <Trans>Simulating the transaction</Trans>}
      </small>
    </Said>
  );
}
