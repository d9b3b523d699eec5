import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { WALLET_CONNECT_ID } from '#config/walletConnect.ts';
import type { useWalletAttempt } from '#reads/wallet/useWallet.ts';
import { Button } from '#ui/fields/Button.tsx';
import { Icon } from '#ui/text/Icon.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { WalletConnectView } from './WalletConnectView.tsx';
import { Attempt, AttemptWords } from './WalletParts.tsx';
import { walletProblemWords } from './walletWords.ts';

interface PendingViewProps {
  readonly attempt: Extract<ReturnType<typeof useWalletAttempt>, { readonly walletId: string }>;
  readonly onRetry: (walletId: string) => void;
}

export function PendingView({ attempt, onRetry }: PendingViewProps): ReactElement {
  const { i18n } = useLingui();
  if (attempt.phase === 'failed') {
    return (
      <Attempt data-failed="" role="alert">
        <Icon name="alert" size={24} />
        <AttemptWords>
          <strong>
            <Trans>Error connecting</Trans>
          </strong>
          <small>{i18n._(walletProblemWords[attempt.problem.code])}</small>
        </AttemptWords>
        <Button size="sm" onClick={() => onRetry(attempt.walletId)}>
          <Trans>Try Again</Trans>
        </Button>
      </Attempt>
    );
  }
  if (attempt.walletId === WALLET_CONNECT_ID) return <WalletConnectView />;
  return (
    <Attempt role="status">
      <Spinner $size={24} />
      <AttemptWords>
        <strong>
          <Trans>Initializing...</Trans>
        </strong>
        <small>
          <Trans>Open your wallet and allow the connection</Trans>
        </small>
      </AttemptWords>
    </Attempt>
  );
}
