import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { addressFault } from '#domain/tokens/addressFault.ts';
import type { Token } from '#domain/tokens/types.ts';
import { explorerLink } from '#features/transactions/index.ts';
import { AddressFault, WrongId } from '#features/addressFault/index.ts';
import { useTokenStatusOf } from '#reads/tokens/useTokenStatus.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { space } from '#ui/theme/theme.ts';

const Notices = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: ${space(1, 1, 0)};
  &:empty {
    display: none;
  }
`;

/** Only the address identifies a token, because links can name any token and tokens choose their symbol. */
function UnlistedToken({ token: { address, symbol } }: { readonly token: Token }): ReactElement {
  return (
    <Banner
      tone="warning"
      role="status"
      title={
        <Trans>
          {shortenSymbol(symbol)}: <ExternalLink href={explorerLink('address', address)}>{address}</ExternalLink>
        </Trans>
      }
    >
      <Trans>
        This token doesn't appear on the token whitelist. Make sure this is the token that you want to trade.
      </Trans>
    </Banner>
  );
}

export interface AddressNoticesProps {
  readonly unknownIds: readonly string[];
  readonly notTokens: readonly string[];
  readonly unlistedTokens: readonly Token[];
}

export function AddressNotices({ unknownIds, notTokens, unlistedTokens }: AddressNoticesProps): ReactElement {
  const statusOf = useTokenStatusOf();
  return (
    <Notices>
      {unknownIds.map((id) => (
        <Banner key={id} tone="danger" role="alert" title={<WrongId id={id} />}>
          {addressFault(id) ? (
            <AddressFault text={id} />
          ) : (
            <Trans>A link names a token by its address, or ETH for MATIC. Choose a token in the ticket.</Trans>
          )}
        </Banner>
      ))}
      {notTokens.map((id) => (
        <Banner key={id} tone="danger" role="alert" title={<Trans>There is no token at {id}</Trans>}>
          <Trans>Check the address, or choose a token in the ticket.</Trans>
        </Banner>
      ))}
      {unlistedTokens
        .filter((token) => !statusOf(token).whitelisted)
        .map((token) => (
          <UnlistedToken key={token.address} token={token} />
        ))}
    </Notices>
  );
}
