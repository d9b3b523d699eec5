import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { isRepeatedBy, type Press } from '#domain/transactions/walletRequest.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { walletRequests } from '#stores/walletRequests.ts';

export interface StillWaitingProps {
  readonly press: Press;
  readonly isShort?: boolean;
  readonly children: ReactNode;
}

/** Replaced while the wallet has not answered the earlier request. */
export function WaitingLabel({ press, isShort = false, children }: StillWaitingProps): ReactElement {
  const { signer } = useWallet();
  const requests = useSyncExternalStore(walletRequests.subscribe, walletRequests.all);
  const isWaiting = requests.some(
    ({ from, info, also = [] }) => from === signer && [...also, info].some((entry) => isRepeatedBy(press, entry)),
  );
  if (!isWaiting) return <>{children}</>;
  return isShort ? <Trans>Waiting in your wallet</Trans> : <Trans>A request is still waiting in your wallet</Trans>;
}
