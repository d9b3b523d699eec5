import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { isRepeatedBy, type Press } from '#domain/transactions/walletRequest.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectExactApprovals } from '#state/user/selectors.ts';
import { walletRequests } from '#stores/walletRequests.ts';
import { text, weight } from '#ui/theme/theme.ts';

const Small = styled.small`
  ${text(12)}
  font-weight: ${weight('regular')};
`;

export interface StillWaitingProps {
  readonly press: Press;
  readonly isShort?: boolean;
  /** True if a press sends now, so that an approval shows its amount. */
  readonly isReady: boolean;
  readonly children: ReactNode;
}

function ApprovalAmount(): ReactElement {
  const isExact = useAppSelector(selectExactApprovals);
  return <Small>{isExact ? <Trans>(exact amount)</Trans> : <Trans>(unlimited)</Trans>}</Small>;
}

/** Replaces the label while the wallet has not answered an earlier request for the same action. */
export function WaitingLabel({ press, isShort = false, isReady, children }: StillWaitingProps): ReactElement {
  const { signer } = useWallet();
  const requests = useSyncExternalStore(walletRequests.subscribe, walletRequests.all);
  const isWaiting = requests.some(
    ({ from, info, also = [] }) => from === signer && [...also, info].some((entry) => isRepeatedBy(press, entry)),
  );
  if (!isWaiting) {
    return (
      <>
        {children} {isReady && press.kinds.includes('approve') && <ApprovalAmount />}
      </>
    );
  }
  return isShort ? <Trans>Waiting in your wallet</Trans> : <Trans>A request is still waiting in your wallet</Trans>;
}
