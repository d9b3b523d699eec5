import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { WALLET_CONNECT_ID } from '#config/walletConnect.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useEnsName } from '#reads/wallet/useEnsName.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Button, ButtonFace } from '#ui/fields/Button.tsx';
import { CopyText } from '#ui/text/CopyText.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { useConnectWallet } from '#writes/wallet/connectWallet.ts';
import { PrivacyButton } from '../money/index.ts';
import { explorerLink } from '../transactions/index.ts';
import { AccountBalances } from './AccountBalances.tsx';
import { AccountPicture } from './AccountPicture.tsx';
import { RewardsLine } from './RewardsLine.tsx';
import { RecentTransactions } from './RecentTransactions.tsx';
import { useStopWatching } from './watch/useStopWatching.ts';
import { Inset, InsetEnd, InsetRow, Stack } from './WalletParts.tsx';
import { styled } from 'styled-components';
import { paths } from '#config/paths.ts';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { Icon } from '#ui/text/Icon.tsx';
import { color } from '#ui/theme/theme.ts';

const Way = styled(ButtonFace)`
  justify-content: space-between;
  &[data-variant] {
    border-color: ${color('border')};
  }
`;

function AccountLinks({ onLeave }: { readonly onLeave: () => void }): ReactElement {
  return (
    <>
      <Way as={RouteLink} to={paths.assets} exact data-variant="outline" onClick={onLeave}>
        <Trans>Assets</Trans>
        <Icon name="chevronRight" />
      </Way>
      <Way as={RouteLink} to={paths.approvals} data-variant="outline" onClick={onLeave}>
        <Trans>Approvals</Trans>
        <Icon name="chevronRight" />
      </Way>
    </>
  );
}

interface AccountViewProps {
  readonly account: Address;
  readonly onChange: () => void;
  readonly onLeave: () => void;
  readonly onClaim: () => void;
}

function Connection({ onChange }: Pick<AccountViewProps, 'onChange'>): ReactElement {
  const { t } = useLingui();
  const { status, walletName, canDisconnect, multisig } = useWallet();
  const { disconnect } = useConnectWallet();
  const stopWatching = useStopWatching();
  const isWatching = status === 'watching';
  const name = multisig ? 'Safe' : (walletName ?? t`Browser wallet`);
  return (
    <InsetRow>
      <small>
        {isWatching ? <Trans>Watching only</Trans> : <Trans>Connected with {name}</Trans>}
        {multisig && multisig.ownerCount > 0 && (
          <>
            {' · '}
            <Trans>
              {multisig.threshold} of {multisig.ownerCount} owners
            </Trans>
          </>
        )}
      </small>
      <InsetEnd>
        <PrivacyButton />
        {isWatching && (
          <Button size="xs" variant="ghost" onClick={stopWatching}>
            <Trans>Stop watching</Trans>
          </Button>
        )}
        {canDisconnect && (
          <Button size="xs" variant="ghost" onClick={disconnect}>
            <Trans>Disconnect</Trans>
          </Button>
        )}
        <Button size="xs" variant="outline" onClick={onChange}>
          <Trans>Change</Trans>
        </Button>
      </InsetEnd>
    </InsetRow>
  );
}

export function AccountView({ account, onChange, onLeave, onClaim }: AccountViewProps): ReactElement {
  const { status, walletId, multisig } = useWallet();
  const { chooseAccount } = useConnectWallet();
  const ownName = useEnsName(account);
  const isWatching = status === 'watching';
  return (
    <Stack>
      <Inset>
        <Connection onChange={onChange} />
        <InsetRow>
          <InsetEnd>
            <AccountPicture account={account} name={ownName} size={32} />
            <strong translate="no">{ownName ?? shortenAddress(account)}</strong>
            {ownName !== undefined && <small translate="no">{shortenAddress(account)}</small>}
          </InsetEnd>
          {walletId !== WALLET_CONNECT_ID && !multisig && !isWatching && (
            <Button size="xs" variant="outline" onClick={() => void chooseAccount()}>
              <Trans>Switch account</Trans>
            </Button>
          )}
        </InsetRow>
        <InsetRow>
          <CopyText text={account}>
            <Trans>Copy Address</Trans>
          </CopyText>
          <ExternalLink href={explorerLink('address', account)}>
            <Trans>View on Explorer</Trans>
          </ExternalLink>
        </InsetRow>
      </Inset>
      <AccountBalances account={account} />
      <RewardsLine account={account} onClaim={onClaim} />
      <AccountLinks onLeave={onLeave} />
      {!isWatching && <RecentTransactions account={account} />}
    </Stack>
  );
}
