import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import type { SecondOpinion } from '#writes/plan/plan.ts';
import type { SubmitState } from '#writes/sending/useSubmit.ts';
import { DialogMessage } from './DialogParts.tsx';
import { aboutText } from './disagreementWords.ts';
import { OpenWalletButton } from './OpenWalletButton.tsx';

interface WaitingContentProps {
  readonly summary: string;
  readonly state: Extract<SubmitState, { readonly phase: 'simulating' | 'awaitingWallet' }>;
}

function Opinion({ by }: Pick<SecondOpinion, 'by'>): ReactElement {
  if (by === undefined) return <Trans>No second node confirmed these numbers. Check them in your wallet.</Trans>;
  if (by === 'wallet') return <Trans>Your wallet's node reports the same numbers.</Trans>;
  return <Trans>A second node, {by}, reports the same numbers.</Trans>;
}

/** Only the node reports the fee, and the wallet decides about it. */
function DoubtfulFee({ raw }: { readonly raw: bigint }): ReactElement {
  const fee = aboutText(raw);
  return (
    <small>
      <Trans>
        The node reports a network fee of about {fee} MATIC, which your balance doesn't cover. Check the fee in your
        wallet.
      </Trans>
    </small>
  );
}

export function WaitingContent({ summary, state }: WaitingContentProps): ReactElement {
  const isAsking = state.phase === 'awaitingWallet';
  const { multisig } = useWallet();
  return (
    <DialogMessage role="status">
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
          <Opinion by={state.opinion.by} />
        </small>
      )}
      {isAsking && state.opinion?.doubtfulFee !== undefined && <DoubtfulFee raw={state.opinion.doubtfulFee} />}
    </DialogMessage>
  );
}
