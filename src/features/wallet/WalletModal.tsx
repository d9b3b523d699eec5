import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useWallet, useWalletAttempt } from '#reads/wallet/useWallet.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { useConnectWallet } from '#writes/connectWallet.ts';
import { ClaimsContent } from '../claims/index.ts';
import { AccountView } from './AccountView.tsx';
import { OptionsView } from './OptionsView.tsx';
import { PendingView } from './PendingView.tsx';
import { Stack } from './WalletParts.tsx';
import { useStopWatching } from './watch/useStopWatching.ts';
import { WrongNetworkBanner } from './WrongNetworkBanner.tsx';

export interface WalletModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The wallet dialog: the account, the wallets to choose from, or the connection under way (spec section 2). */
export function WalletModal({ open, onClose }: WalletModalProps): ReactElement {
  const { t } = useLingui();
  const { account, status } = useWallet();
  const attempt = useWalletAttempt();
  const { connect, clearAttempt } = useConnectWallet();
  const stopWatching = useStopWatching();
  const [isChanging, setIsChanging] = useState(false);
  const [isClaiming, setIsClaiming] = useState(false);

  const showAccount = (): void => {
    setIsChanging(false);
    setIsClaiming(false);
    clearAttempt();
  };
  const choose = (walletId: string): void => {
    setIsChanging(false);
    void connect(walletId).then(({ ok }) => ok && stopWatching());
  };
  const close = (): void => {
    showAccount();
    onClose();
  };

  const isPending = attempt.phase !== 'idle';
  const isAccount = !isPending && !isChanging && account !== undefined;
  const isClaims = isAccount && isClaiming;
  const canGoBack = isPending || isClaims || (isChanging && account !== undefined);
  return (
    <Modal
      open={open}
      onClose={close}
      onBack={canGoBack ? showAccount : undefined}
      title={isClaims ? t`Claim rewards` : isAccount ? t`Account` : t`Connect a wallet`}
    >
      {isPending && <PendingView attempt={attempt} onRetry={choose} />}
      {isClaims && <ClaimsContent key={account} account={account} />}
      {isAccount && !isClaims && (
        <AccountView
          account={account}
          onChange={() => setIsChanging(true)}
          onLeave={close}
          onClaim={() => setIsClaiming(true)}
        />
      )}
      {!isPending && !isAccount && (
        <Stack>
          {!isChanging && status === 'wrongNetwork' && <WrongNetworkBanner />}
          {!isChanging && status === 'error' && (
            <Banner tone="danger" role="alert">
              <Trans>Error connecting. Try refreshing the page.</Trans>
            </Banner>
          )}
          <OptionsView onChoose={choose} onWatch={close} />
        </Stack>
      )}
    </Modal>
  );
}
