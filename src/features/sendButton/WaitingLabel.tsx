import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { walletRequests } from '#stores/walletRequests.ts';

export interface StillWaitingProps {
  /** True for requests that the button would repeat. */
  readonly isSame: (info: TransactionInfo) => boolean;
  /** The button's own words. */
  readonly children: ReactNode;
}

/** The words of a button, unless the wallet has not answered what it sent before. */
export function WaitingLabel({ isSame, children }: StillWaitingProps): ReactElement {
  const { signer } = useWallet();
  const requests = useSyncExternalStore(walletRequests.subscribe, walletRequests.all);
  const isWaiting = requests.some(({ from, info }) => from === signer && isSame(info));
  return isWaiting ? <Trans>A request is still waiting in your wallet</Trans> : <>{children}</>;
}
