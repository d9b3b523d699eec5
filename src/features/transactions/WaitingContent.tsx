import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { Said } from './DialogParts.tsx';

interface WaitingContentProps {
  readonly summary: string;
  /** The wallet has the request; before that the contract is simulated. */
  readonly isAsking: boolean;
}

export function WaitingContent({ summary, isAsking }: WaitingContentProps): ReactElement {
  const { multisig } = useWallet();
  return (
    <Said role="status">
      <span data-art="">
        <Spinner $size={28} />
      </span>
      <p>{summary}</p>
      <small>
        {!isAsking && <Trans>Simulating the transaction</Trans>}
        {isAsking && !multisig && <Trans>Confirm this transaction in your wallet</Trans>}
        {isAsking && multisig && <Trans>Sign this transaction in your Safe</Trans>}
      </small>
    </Said>
  );
}
