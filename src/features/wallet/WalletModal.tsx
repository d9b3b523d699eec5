import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import type { Address } from '#domain/tokens/types.ts';
import { useWallet, useWalletAttempt } from '#reads/wallet/useWallet.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { useConnectWallet } from '#writes/wallet/connectWallet.ts';
import { ClaimsContent } from '../claims/index.ts';
import { AccountView } from './AccountView.tsx';
import { OptionsView } from './OptionsView.tsx';
import { PendingView } from './PendingView.tsx';
import { Stack } from './WalletParts.tsx';
import { useStopWatching } from './watch/useStopWatching.ts';
import { WrongNetworkBanner } from './WrongNetworkBanner.tsx';

interface WalletModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

type View = 'pending' | 'options' | 'account' | 'claims';

interface ViewFacts {
  readonly isPending: boolean;
  readonly isChanging: boolean;
  readonly isClaiming: boolean;
  readonly account: Address | undefined;
}

const viewOf = ({ isPending, isChanging, isClaiming, account }: ViewFacts): View => {
  if (isPending) return 'pending';
  if (isChanging || account === undefined) return 'options';
  return isClaiming ? 'claims' : 'account';
};

interface ChoiceProps {
  readonly isChanging: boolean;
  readonly onChoose: (walletId: string) => void;
  readonly onWatch: () => void;
}

function Choice({ isChanging, onChoose, onWatch }: ChoiceProps): ReactElement {
  const { status } = useWallet();
  return (
    <Stack>
      {!isChanging && status === 'wrongNetwork' && <WrongNetworkBanner />}
      {!isChanging && status === 'error' && (
        <Banner tone="danger" role="alert">
          <Trans>Error connecting. Try refreshing the page.</Trans>
        </Banner>
      )}
      <OptionsView onChoose={onChoose} onWatch={onWatch} />
    </Stack>
  );
}

/** Source: 000 §2. */
export function WalletModal({ open, onClose }: WalletModalProps): ReactElement {
  const { t } = useLingui();
  const { account } = useWallet();
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

  const view = viewOf({ isPending: 'walletId' in attempt, isChanging, isClaiming, account });
  const titles = { account: t`Account`, claims: t`Claim rewards`, options: t`Connect a wallet` };
  const canGoBack = view === 'pending' || view === 'claims' || (isChanging && account !== undefined);
  return (
    <Modal
      open={open}
      onClose={close}
      onBack={canGoBack ? showAccount : undefined}
      title={view === 'pending' ? titles.options : titles[view]}
    >
      {'walletId' in attempt && <PendingView attempt={attempt} onRetry={choose} />}
      {view === 'claims' && account && <ClaimsContent key={account} account={account} />}
      {view === 'account' && account && (
        <AccountView
          account={account}
          onChange={() => setIsChanging(true)}
          onLeave={close}
          onClaim={() => setIsClaiming(true)}
        />
      )}
      {view === 'options' && <Choice isChanging={isChanging} onChoose={choose} onWatch={close} />}
    </Modal>
  );
}
