import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { WalletRequest } from '#domain/transactions/walletRequest.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { useOpenWallet } from '#reads/wallet/useOpenWallet.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { walletRequests } from '#stores/walletRequests.ts';
import { Toast } from '#ui/overlay/Toast.tsx';
import { space } from '#ui/theme/theme.ts';
import { OpenWalletButton } from '../transactions/index.ts';

const closed = new Set<string>();
const changed = createNotifier();

const close = (id: string): void => {
  closed.add(id);
  changed.notify();
};

const Action = styled.span`
  display: block;
  margin-top: ${space(2)};
`;

/** Hidden while a dialog is open, because dialogs have the button themselves. */
const OutsideDialogs = styled.div`
  body:has([role='dialog'][aria-modal='true']) & {
    display: none;
  }
`;

/** Newest unanswered request of the account, if a link can open its wallet and the user has not closed the notice. */
export const useWaitingRequest = (): WalletRequest | undefined => {
  const { signer } = useWallet();
  const requests = useSyncExternalStore(walletRequests.subscribe, walletRequests.all);
  useSyncExternalStore(changed.add, () => closed.size);
  const openWallet = useOpenWallet();
  return openWallet && requests.findLast(({ id, from }) => from === signer && !closed.has(id));
};

export function WaitingToast(): ReactElement | null {
  const { t } = useLingui();
  const request = useWaitingRequest();
  if (!request) return null;
  return (
    <OutsideDialogs>
      <Toast
        tone="busy"
        title={t`A request is still waiting in your wallet`}
        onDismiss={() => close(request.id)}
        action={
          <Action>
            <OpenWalletButton size="sm" />
          </Action>
        }
      >
        {request.summary}
      </Toast>
    </OutsideDialogs>
  );
}
