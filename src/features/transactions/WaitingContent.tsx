import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import type { SecondOpinion } from '#writes/plan.ts';
import type { SubmitState } from '#writes/useSubmit.ts';
import { Said } from './DialogParts.tsx';
import { OpenWalletButton } from './OpenWalletButton.tsx';

interface WaitingContentProps {
  readonly summary: string;
  /** `awaitingWallet`: the wallet has the request; before that the contract is simulated. */
  readonly state: Extract<SubmitState, { readonly phase: 'simulating' | 'awaitingWallet' }>;
}

/** Names the source that confirmed the numbers, or states that none did. */
function Opinion({ by }: SecondOpinion): ReactElement {
  if (by === undefined) return <Trans>No second node confirmed these numbers. Check them in your wallet.</Trans>;
  if (by === 'wallet') return <Trans>Your wallet's node reports the same numbers.</Trans>;
  return <Trans>A second node, {by}, reports the same numbers.</Trans>;
}

export function WaitingContent({ summary, state }: WaitingContentProps): ReactElement {
  const isAsking = state.phase === 'awaitingWallet';
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
      {isAsking && <OpenWalletButton />}
      {isAsking && state.opinion && (
        <small>
          <Opinion {...state.opinion} />
        </small>
      )}
    </Said>
  );
}
